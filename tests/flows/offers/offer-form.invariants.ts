import type { OffersContext } from '../../../machines/offers.machine.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { DRAFTED, POSSIBLE, TOO_LOW } from './offers.script.ts'

/** The id of the offer, or of the item of a new offer. */
const subjectAt = ({ source: { context } }: Edge<OffersContext>) =>
  context.act?.offerId ?? context.productId

/** The invariants of the price that a user names with an offer. Each returns its violations. */
export const offerFormInvariants: Invariants<OffersContext> = {
  'a possible price is sent, and no other': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown.naming'),
      (edge) =>
        edge.stimulus.name === 'offers.submit=possible' &&
        startedBy(edge).includes('send') &&
        edge.target.context.price === POSSIBLE &&
        edge.target.context.error === null &&
        edge.target.context.failure === null,
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('send'))
      .filter(({ stimulus: { name } }) => !/possible|accept/.test(name))
      .map(describeEdge),
  ],

  'an impossible price says what is possible': everyNodeHas(
    ({ name }) => name === 'shown.naming',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'offers.submit=tooLow' &&
      name === 'shown.naming' &&
      context.price === TOO_LOW &&
      context.error !== null &&
      context.isSubmitted,
  ),

  'a change keeps what was typed, and takes the focus from nothing': everyNodeHas(
    ({ name }) => name === 'shown.naming',
    ({ source, stimulus, target: { name, context } }) =>
      stimulus.name === 'offers.change' &&
      name === 'shown.naming' &&
      context.price === '0.2' &&
      !context.isSubmitted &&
      (context.error !== null) === (source.context.error !== null),
  ),

  'a price that was typed before is shown in the empty field': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name, context }) => name === 'shown.naming' && context.price === ''),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'draft.recalled' && name === 'shown.naming' && context.price === DRAFTED,
    ),
    ...model.edges
      .filter(({ stimulus }) => stimulus.name === 'draft.recalled')
      .filter(({ source, target }) => {
        const { price } = source.context
        return price !== '' && target.context.price !== price
      })
      .map(describeEdge),
    ...model.nodes
      .filter(({ name }) => name === 'shown.naming')
      .filter(({ snapshot }) => snapshot.children['recallDraft'] === undefined)
      .map(({ key }) => key),
  ],

  'every price that is typed is kept as a draft of its offer': noEdge(
    ({ source }) => source.name === 'shown.naming',
    (edge) =>
      executes(edge, 'keepDraft', {
        subject: subjectAt(edge),
        price: edge.target.context.price,
      }) !== /^offers\.(change|submit)/.test(edge.stimulus.name),
  ),

  'the draft ends when the act is sent or canceled, and only then': noEdge(
    (edge) =>
      executes(edge, 'forgetDraft', { subject: subjectAt(edge) }) !==
      ((edge.source.name === 'shown.naming' && edge.stimulus.name === 'offers.close') ||
        edge.stimulus.name.startsWith('send=')),
  ),

  'a form that the user opens takes the focus, and one that comes with the page does not': noEdge(
    ({ source, target }) => source.name !== target.name && target.name === 'shown.naming',
    ({ stimulus }) => !stimulus.name.startsWith('send!'),
    ({ stimulus, target }) =>
      target.context.isOpened !== /^offers\.(begin|act)/.test(stimulus.name),
  ),

  'a form that is closed leaves nothing behind': everyNodeHas(
    ({ name }) => name === 'shown.naming',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'offers.close' &&
      name === 'shown.idle' &&
      context.act === null &&
      context.failure === null,
  ),

  'a sent price is forgotten': noNode(
    ({ name }) => name === 'shown.idle' || name === 'shown.rereading',
    ({ context }) => context.price !== '' || context.error !== null,
  ),
}
