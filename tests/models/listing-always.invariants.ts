import type { ListingContext } from '../../machines/listing.setup.ts'
import { cheaper, typed } from './listing.events.ts'
import { describeEdge, type Edge, type Invariants, lacking, startedBy } from './model.ts'
import { isIn } from './script.ts'

const isWithPicture = isIn('withPicture')
const isForm = isIn('withPicture.form')
const isUploading = isIn('withPicture.uploading')

const prices: Readonly<Record<string, string>> = {
  'listing.submit=complete': typed.askingPrice,
  'listing.submit=cheaper': cheaper.askingPrice,
}
const sends = (edge: Edge<ListingContext>) =>
  startedBy(edge).some((port) => port === 'upload' || port === 'save')

/** Invariants of events that are possible in every state of adding a product. Each returns its violations. */
export const listingAlwaysInvariants: Invariants<ListingContext> = {
  'L1: the chosen picture is shown wherever there is one, and disturbs nothing': (model) =>
    lacking(
      model,
      model.nodes.filter(isWithPicture),
      ({ source, stimulus, target }) =>
        stimulus.name === 'picture.shown' &&
        target.context.preview !== null &&
        target.name === source.name,
    ),

  'L1: a picture that cannot be shown any more is not, and disturbs nothing': (model) =>
    lacking(
      model,
      model.nodes.filter(isWithPicture),
      ({ source, stimulus, target }) =>
        stimulus.kind === 'break' && target.context.preview === null && target.name === source.name,
    ),

  'L1: another picture can be chosen wherever the form is, and opens it anew': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isForm(node) || node.name === 'withoutPicture'),
      ({ stimulus, target }) =>
        stimulus.name === 'picture.choose=lens' && target.name === 'withPicture.form.editing',
    ),

  'L2: what turns out to be no picture is dropped until it has arrived': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isForm(node) || isUploading(node)),
      ({ stimulus, target }) =>
        stimulus.name === 'picture.unreadable' && target.name === 'withoutPicture',
    ),

  'L2: an incomplete form over a picture is there to be completed': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      ({ stimulus, target }) =>
        stimulus.name === 'listing.submit=noName' && target.name === 'withPicture.form.editing',
    ),

  'L3: what is sent is what was typed last': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'send')
      .filter(sends)
      .filter(({ stimulus, target }) => {
        const price = target.context.attempt?.details.askingPrice
        return price === undefined || price !== Number(prices[stimulus.name])
      })
      .map(describeEdge),

  'L3: how far the upload is, is shown, and disturbs nothing': (model) =>
    lacking(
      model,
      model.nodes.filter(isUploading),
      ({ source, stimulus, target }) =>
        stimulus.name === 'upload.progressed' &&
        target.context.progress !== null &&
        target.name === source.name,
    ),
}
