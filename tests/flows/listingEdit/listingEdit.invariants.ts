import type { ListingEditContext } from '../../../machines/listingEdit.machine.ts'
import { changedFields, isEditable } from '../../../src/domain/listingEdit.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { cheaper, loads, unpriced } from './listingEdit.script.ts'
import {
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
} from '../../model/model.ts'
import { savedEditInvariants } from './saved-edit.invariants.ts'

type EditEdge = Edge<ListingEditContext>

const FORMS = { cheaper, unpriced }
const isTyped = ({ stimulus }: EditEdge) => /^edit\.(?:change|submit)=/.test(stimulus.name)
const formOf = ({ stimulus }: EditEdge) =>
  stimulus.name.endsWith('=unpriced') ? FORMS.unpriced : FORMS.cheaper
/** The listing that the page takes from the server: the one it loads, and a later one that locks or unlocks it. */
const takenBy = ({ source, stimulus: { name }, target }: EditEdge) => {
  const isTaken = name.startsWith('load=') || [source.name, target.name].includes('locked')
  const [event, listing] = name.split('=')
  return isTaken && (event === 'load' || event === 'listing.read')
    ? loads[listing as keyof typeof loads]
    : undefined
}
const of = { productId: 'product-1', sellerEmail: 'seller@loppis.test' }
const LOADED = new Set(['editing', 'uploading', 'saving', 'saved', 'locked'])

/** The invariants of Edit over every state and transition. Each returns its violations. */
export const listingEditInvariants: Invariants<ListingEditContext> = {
  ...savedEditInvariants,

  'Edit starts by loading': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'nothing is edited before the server has sent it, nor what the server does not let the seller edit':
    noNode(({ name, context: { listing } }) => {
      if (!LOADED.has(name)) return false
      return listing === null || isEditable(listing) !== (name !== 'locked')
    }),

  'N5: a listing that failed to load, is missing or is locked can be loaded again': everyNodeHas(
    ({ name }) => ['failed', 'missing', 'locked'].includes(name),
    ({ stimulus, target }) => stimulus.name === 'edit.retry' && target.name === 'loading',
  ),

  'a listing that failed to load is loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.name === 'connection.restored' && target.name === 'loading',
  ),

  'an edit that the server refused because of a change can be put over what the server has now':
    noNode(
      ({ name }) => name === 'editing',
      ({ snapshot, context: { failure } }) =>
        snapshot.can({ type: 'edit.retry' }) !== (failure?.kind === 'conflict'),
    ),

  'what is loaded has the latest edition, and what was typed on top of it': noEdge((edge) => {
    const sent = takenBy(edge)
    const { context } = edge.target
    if (sent === undefined) return false
    const changes = changedFields(context.form, sent.listing)
    return (
      context.listing?.edition !== sent.listing.edition ||
      JSON.stringify(changes) !== JSON.stringify(sent.typed) ||
      context.recalled !== sent.typed ||
      Object.keys(context.errors).length > 0 ||
      context.isSubmitted ||
      context.failure !== null
    )
  }),

  'only a listing that was shown before counts as loaded again': noEdge(
    (edge) => takenBy(edge) !== undefined,
    ({ source, target }) => target.context.isReread !== (source.context.listing !== null),
  ),

  'what the seller types is the form, and a draft of what differs': noEdge(
    ({ source }) => source.name === 'editing',
    isTyped,
    (edge) => {
      const { listing } = edge.source.context
      const changes = listing === null ? {} : changedFields(formOf(edge), listing)
      return (
        edge.target.context.form !== formOf(edge) ||
        !executes(edge, 'keepDraft', { ...of, changes })
      )
    },
  ),

  'the seller can type, and submit, as long as the form is open': (model) =>
    ['edit.change=cheaper', 'edit.submit=cheaper', 'edit.submit=unpriced'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'editing'),
        ({ stimulus }) => stimulus.name === event,
      ),
    ),

  'a retry loads again': noEdge(
    ({ stimulus }) => stimulus.name === 'edit.retry',
    ({ target }) => target.name !== 'loading',
  ),

  'only typing and loading change the form, and only loading its recalled input': noEdge(
    (edge) => takenBy(edge) === undefined,
    (edge) =>
      edge.source.context.recalled !== edge.target.context.recalled ||
      edge.source.context.isReread !== edge.target.context.isReread ||
      (!isTyped(edge) && edge.source.context.form !== edge.target.context.form),
  ),

  'an edit ends when the item is sold or held, and goes on when it can be edited again': (model) =>
    Object.entries(loads).flatMap(([now, { listing }]) =>
      lacking(
        model,
        model.nodes.filter(
          ({ name }) => name === 'locked' || (name === 'editing' && now === 'sold'),
        ),
        ({ stimulus, target }) =>
          stimulus.name === `listing.read=${now}` &&
          target.name === (now === 'sold' ? 'locked' : 'editing') &&
          target.context.listing === listing,
      ),
    ),

  'any other change of the listing leaves an edit alone': noEdge(
    ({ source }) => source.name === 'editing',
    ({ stimulus: { name } }) => /^listing\.read=(?!sold)/.test(name),
  ),

  'L2: an incomplete form is not sent, and names its errors, which stay until they are corrected':
    noEdge(
      ({ source }) => source.name === 'editing',
      isTyped,
      ({ source, stimulus: { name }, target: { context, name: to } }) => {
        const wrong = {
          'edit.submit=unpriced': 'askingPrice',
          'edit.submit=noPicture': 'picture',
        }[name]
        // Only a submit has the pictures.
        const left =
          name.startsWith('edit.change') && source.context.errors.picture ? 'picture' : ''
        const isSent = wrong !== undefined && to !== 'editing'
        return Object.keys(context.errors).join() !== (wrong ?? left) || isSent
      },
    ),

  'only after a submit an invalid field takes the focus': noEdge(
    isTyped,
    ({ source }) => source.name === 'editing',
    ({ stimulus, target }) =>
      target.context.isSubmitted !== stimulus.name.startsWith('edit.submit'),
  ),

  'Edit is busy while it waits for the server': noNode(
    ({ name, snapshot }) =>
      ['loading', 'uploading', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'a failure is kept': noEdge(
    ({ stimulus }) => stimulus.kind === 'reject',
    ({ target }) => target.context.failure === null,
  ),

  'only a listing that the server does not know is missing': noNode(
    ({ name }) => ['failed', 'missing'].includes(name),
    ({ name, context: { failure } }) =>
      name === 'missing' ? failure?.kind !== 'notFound' : failure?.kind === 'notFound',
  ),

  'each answer leads to its state': unexpectedTargets({
    'load=sold': 'locked',
    'load=': 'editing',
    'load!notFound': 'missing',
    'load!': 'failed',
    'upload=': 'saving',
    'upload!': 'editing',
    'save=': 'saved',
    'save!': 'editing',
  }),
}
