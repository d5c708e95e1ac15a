import type { ListingEditContext } from '../../../machines/listingEdit.machine.ts'
import { changedFields, isEditable } from '../../../src/domain/listingEdit.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { cheaper, loads, unpriced } from './listingEdit.script.ts'
import { describeEdge, type Edge, executes, type Invariants, lacking } from '../../model/model.ts'
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
    ({ nodes }) =>
      nodes
        .filter(({ name, context: { listing } }) => {
          if (!LOADED.has(name)) return false
          return listing === null || isEditable(listing) !== (name !== 'locked')
        })
        .map(({ key }) => key),

  'N5: a listing that failed to load, is missing or is locked can be loaded again': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => ['failed', 'missing', 'locked'].includes(name)),
      ({ stimulus, target }) => stimulus.name === 'edit.retry' && target.name === 'loading',
    ),

  'a listing that failed to load is loaded again when the connection is restored': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'failed'),
      ({ stimulus, target }) =>
        stimulus.name === 'connection.restored' && target.name === 'loading',
    ),

  'an edit that the server refused because of a change can be put over what the server has now': ({
    nodes,
  }) =>
    nodes
      .filter(({ name }) => name === 'editing')
      .filter(
        ({ snapshot, context: { failure } }) =>
          snapshot.can({ type: 'edit.retry' }) !== (failure?.kind === 'conflict'),
      )
      .map(({ key }) => key),

  'what is loaded has the latest edition, and what was typed on top of it': ({ edges }) =>
    edges
      .filter((edge) => {
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
      })
      .map(describeEdge),

  'only a listing that was shown before counts as loaded again': ({ edges }) =>
    edges
      .filter((edge) => takenBy(edge) !== undefined)
      .filter(({ source, target }) => target.context.isReread !== (source.context.listing !== null))
      .map(describeEdge),

  'what the seller types is the form, and a draft of what differs': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'editing')
      .filter(isTyped)
      .filter((edge) => {
        const { listing } = edge.source.context
        const changes = listing === null ? {} : changedFields(formOf(edge), listing)
        return (
          edge.target.context.form !== formOf(edge) ||
          !executes(edge, 'keepDraft', { ...of, changes })
        )
      })
      .map(describeEdge),

  'the seller can type, and submit, as long as the form is open': (model) =>
    ['edit.change=cheaper', 'edit.submit=cheaper', 'edit.submit=unpriced'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'editing'),
        ({ stimulus }) => stimulus.name === event,
      ),
    ),

  'a retry loads again': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'edit.retry')
      .filter(({ target }) => target.name !== 'loading')
      .map(describeEdge),

  'only typing and loading change the form, and only loading its recalled input': ({ edges }) =>
    edges
      .filter((edge) => takenBy(edge) === undefined)
      .filter(
        (edge) =>
          edge.source.context.recalled !== edge.target.context.recalled ||
          edge.source.context.isReread !== edge.target.context.isReread ||
          (!isTyped(edge) && edge.source.context.form !== edge.target.context.form),
      )
      .map(describeEdge),

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

  'any other change of the listing leaves an edit alone': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'editing')
      .filter(({ stimulus: { name } }) => /^listing\.read=(?!sold)/.test(name))
      .map(describeEdge),

  'L2: an incomplete form is not sent, and names its errors, which stay until they are corrected':
    ({ edges }) =>
      edges
        .filter(({ source }) => source.name === 'editing')
        .filter(isTyped)
        .filter(({ source, stimulus: { name }, target: { context, name: to } }) => {
          const wrong = {
            'edit.submit=unpriced': 'askingPrice',
            'edit.submit=noPicture': 'picture',
          }[name]
          // Only a submit has the pictures.
          const left =
            name.startsWith('edit.change') && source.context.errors.picture ? 'picture' : ''
          const isSent = wrong !== undefined && to !== 'editing'
          return Object.keys(context.errors).join() !== (wrong ?? left) || isSent
        })
        .map(describeEdge),

  'only after a submit an invalid field takes the focus': ({ edges }) =>
    edges
      .filter(isTyped)
      .filter(({ source }) => source.name === 'editing')
      .filter(
        ({ stimulus, target }) =>
          target.context.isSubmitted !== stimulus.name.startsWith('edit.submit'),
      )
      .map(describeEdge),

  'Edit is busy while it waits for the server': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'uploading', 'saving'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a failure is kept': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'reject')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'only a listing that the server does not know is missing': ({ nodes }) =>
    nodes
      .filter(({ name }) => ['failed', 'missing'].includes(name))
      .filter(({ name, context: { failure } }) =>
        name === 'missing' ? failure?.kind !== 'notFound' : failure?.kind === 'notFound',
      )
      .map(({ key }) => key),

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
