import { isSameMessage, message } from '../../src/domain/message.ts'
import type { ListingContext } from '../../machines/listing.machine.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { listingAlwaysInvariants } from './listing-always.invariants.ts'
import { listingDraftInvariants } from './listing-draft.invariants.ts'
import { pictures, typed } from './listing.events.ts'
import {
  describeEdge,
  type Edge,
  executes,
  type Invariants,
  type Model,
  type Node,
  startedBy,
} from './model.ts'
import { isIn } from './script.ts'

type ListingEdge = Edge<ListingContext>

const isWithPicture = isIn('withPicture')
const isForm = isIn('withPicture.form')
const starts = (port: string) => (edge: ListingEdge) => startedBy(edge).includes(port)
const isNewPicture = ({ stimulus }: ListingEdge) =>
  ['picture.choose=camera', 'picture.choose=lens'].includes(stimulus.name)
const breaking = (edges: readonly ListingEdge[], isBroken: (edge: ListingEdge) => boolean) =>
  edges.filter(isBroken).map(describeEdge)

/** Returns the states in which the stimulus has no edge, or only incorrect ones. */
const answered =
  (
    isThere: (node: Node<ListingContext>) => boolean,
    stimulus: string,
    isRight: (edge: ListingEdge) => boolean,
  ) =>
  ({ nodes, edges }: Model<ListingContext>): string[] => {
    const right = edges.filter((edge) => edge.stimulus.name === stimulus && isRight(edge))
    return nodes
      .filter((node) => isThere(node) && right.every(({ source }) => source.key !== node.key))
      .map(({ key }) => key)
  }

/** Invariants of adding a product, over every reachable state and transition. */
export const listingInvariants: Invariants<ListingContext> = {
  ...listingAlwaysInvariants,
  ...listingDraftInvariants,

  'L2: a form without a picture is not submitted and asks for one': answered(
    ({ name }) => name === 'withoutPicture',
    'listing.submit=complete',
    (edge) =>
      startedBy(edge).length === 0 &&
      isSameMessage(edge.target.context.errors.picture, message('imageRequired')),
  ),

  'L2: an incomplete form is not submitted and shows what is missing': answered(
    (node) => isForm(node) || node.name === 'withoutPicture',
    'listing.submit=noName',
    (edge) =>
      startedBy(edge).length === 0 &&
      isSameMessage(edge.target.context.errors.productName, message('productNameRequired')),
  ),

  'L2: a complete form with a picture is submitted without errors': answered(
    isForm,
    'listing.submit=complete',
    (edge) => startedBy(edge).length === 1 && Object.keys(edge.target.context.errors).length === 0,
  ),

  'L2: a file that is not a picture is rejected with a message and not kept': ({ edges }) =>
    breaking(
      edges.filter(({ stimulus }) => {
        return ['picture.choose=notes', 'picture.unreadable'].includes(stimulus.name)
      }),
      ({ target }) =>
        target.name !== 'withoutPicture' ||
        target.context.picture !== null ||
        target.context.errors.picture === undefined,
    ),

  'L3: the context has a picture in the states with a picture, and only there': ({ nodes }) =>
    nodes
      .filter((node) => node.name !== 'added')
      .filter((node) => isWithPicture(node) !== (node.context.picture !== null))
      .map(({ key }) => key),

  'L3: the picture is uploaded before the product is saved': ({ edges }) =>
    breaking(edges.filter(starts('save')), ({ target }) => target.context.uploaded === null),

  'L3: an uploaded picture is not uploaded again': ({ edges }) =>
    breaking(edges.filter(starts('upload')), ({ source }) => source.context.uploaded !== null),

  'L1: the picture of the draft is chosen until another one is': answered(
    ({ name }) => name === 'withoutPicture',
    'picture.recalled',
    ({ target }) =>
      target.name === 'withPicture.form.editing' && target.context.picture === pictures.lens,
  ),

  'L1: the preview appears when the picture is shown and disappears when it fails': ({ edges }) =>
    breaking(
      edges.filter(({ stimulus }) => /^(picture\.shown|showPicture!)/.test(stimulus.name)),
      ({ stimulus, target }) =>
        (stimulus.name === 'picture.shown') !== (target.context.preview !== null),
    ),

  'L2: a checked or uncheckable phone number leads to the upload, or to the save after it': ({
    edges,
  }) =>
    breaking(
      edges.filter(({ stimulus }) => /^checkPhone(=valid$|!)/.test(stimulus.name)),
      ({ source, target }) =>
        target.name !==
        (source.context.uploaded === null ? 'withPicture.uploading' : 'withPicture.saving'),
    ),

  'L2: a wrong phone number is named at its field': ({ edges }) =>
    breaking(
      edges.filter(({ stimulus }) => stimulus.name === 'checkPhone=invalid'),
      ({ target }) => !isSameMessage(target.context.errors.contact, message('phoneInvalid')),
    ),

  'L2: a retail price below the asking price is asked about before anything is checked': ({
    edges,
  }) =>
    breaking(
      edges.filter(({ stimulus }) => stimulus.name === 'listing.submit=lowRetail'),
      (edge) =>
        startedBy(edge).length > 0 ||
        edge.target.context.askedAbout === null ||
        !isSameMessage(edge.target.context.errors.retailPrice, message('retailBelowAsking')),
    ),

  'L3: another picture resets the upload and the preview': ({ edges }) =>
    breaking(
      edges.filter(isNewPicture),
      (edge) =>
        !startedBy(edge).includes('showPicture') ||
        edge.target.context.uploaded !== null ||
        edge.target.context.preview !== null,
    ),

  'L3: an upload starts without the progress of another': ({ edges }) =>
    breaking(edges.filter(starts('upload')), ({ target }) => target.context.progress !== null),

  'L3: the form is busy while the upload or the save is pending': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => {
        const isSending = /^withPicture\.(checking|uploading|saving)$/.test(name)
        return isSending !== snapshot.hasTag('busy')
      })
      .map(({ key }) => key),

  'L4: only a save that returns an insertedId navigates to My Products': ({ edges }) =>
    breaking(
      [...edges],
      (edge) =>
        (edge.stimulus.name === 'save=saved') !== executes(edge, 'goTo', { screen: 'myProducts' }),
    ),

  'L4: the success toast shows when the product is added, and only then': ({ edges }) =>
    breaking(
      [...edges],
      (edge) =>
        (edge.target.name === 'added') !==
        executes(edge, 'notify', { tone: 'positive', title: message('productAdded') }),
    ),

  'L4: only the failed state stores a failure': ({ edges }) =>
    breaking([...edges], ({ target: { name, context } }) => {
      return (name === 'withPicture.form.failed') !== (context.failure !== null)
    }),

  'L4: a failure keeps the form values and the picture': ({ edges }) =>
    breaking(
      edges.filter(({ source, target }) => {
        return target.name === 'withPicture.form.failed' && source.name !== target.name
      }),
      ({ source, target: { context } }) =>
        context.form !== source.context.form ||
        context.form.productName !== typed.productName ||
        context.picture === null,
    ),

  'L3, L4: each response leads to its expected state': unexpectedTargets({
    'checkPhone=valid': ['withPicture.uploading', 'withPicture.saving'],
    'checkPhone=invalid': 'withPicture.form.editing',
    'checkPhone!': ['withPicture.uploading', 'withPicture.saving'],
    'upload=uploaded': 'withPicture.saving',
    'upload!': 'withPicture.form.failed',
    'save=saved': 'added',
    'save=notSaved': 'withPicture.form.failed',
    'save!': 'withPicture.form.failed',
  }),
}
