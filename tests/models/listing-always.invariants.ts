import type { ListingContext } from '../../machines/listing.machine.ts'
import { cheaper, typed } from './listing.events.ts'
import { describeEdge, type Edge, type Invariants, lacking, startedBy } from './model.ts'
import { isIn } from './script.ts'

const isWithPicture = isIn('withPicture')
const isForm = isIn('withPicture.form')
const isUploading = isIn('withPicture.uploading')
const isChecking = isIn('withPicture.checking')

const prices: Readonly<Record<string, string>> = {
  'listing.submit=complete': typed.askingPrice,
  'listing.submit=cheaper': cheaper.askingPrice,
}
const sends = (edge: Edge<ListingContext>) => startedBy(edge).includes('checkPhone')

/** Invariants of events that are possible in every state of adding a product. Each returns its violations. */
export const listingAlwaysInvariants: Invariants<ListingContext> = {
  'L1: the preview of the chosen picture appears in every state without changing it': (model) =>
    lacking(
      model,
      model.nodes.filter(isWithPicture),
      ({ source, stimulus, target }) =>
        stimulus.name === 'picture.shown' &&
        target.context.preview !== null &&
        target.name === source.name,
    ),

  'L1: a failed preview is removed in every state without changing it': (model) =>
    lacking(
      model,
      model.nodes.filter(isWithPicture),
      ({ source, stimulus, target }) =>
        stimulus.kind === 'break' && target.context.preview === null && target.name === source.name,
    ),

  'L1: another picture can be chosen in every form state and resets the form to editing': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isForm(node) || node.name === 'withoutPicture'),
      ({ stimulus, target }) =>
        stimulus.name === 'picture.choose=lens' && target.name === 'withPicture.form.editing',
    ),

  'L2: an unreadable picture is dropped until its upload completes': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isForm(node) || isChecking(node) || isUploading(node)),
      ({ stimulus, target }) =>
        stimulus.name === 'picture.unreadable' && target.name === 'withoutPicture',
    ),

  'L2: submitting an incomplete form with a picture returns to editing': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      ({ stimulus, target }) =>
        stimulus.name === 'listing.submit=noName' && target.name === 'withPicture.form.editing',
    ),

  'L3: the request contains the latest form values': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'send')
      .filter(sends)
      .filter(({ stimulus, target }) => {
        const price = target.context.details?.askingPrice
        return price === undefined || price !== Number(prices[stimulus.name])
      })
      .map(describeEdge),

  'L2: a change keeps the state and the values': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isForm(node) || node.name === 'withoutPicture'),
      ({ source, stimulus, target }) =>
        stimulus.name === 'listing.change' &&
        target.name === source.name &&
        target.context.form.location === 'Lund' &&
        !target.context.isSubmitted,
    ),

  'L3: the upload reports its progress without changing the state': (model) =>
    lacking(
      model,
      model.nodes.filter(isUploading),
      ({ source, stimulus, target }) =>
        stimulus.name === 'upload.progressed' &&
        target.context.progress !== null &&
        target.name === source.name,
    ),
}
