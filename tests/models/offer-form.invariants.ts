import type { OffersContext } from '../../machines/offers.machine.ts'
import { describeEdge, type Invariants, lacking, startedBy } from './model.ts'
import { POSSIBLE, TOO_LOW } from './offers.events.ts'

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

  'an impossible price says what is possible': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown.naming'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'offers.submit=tooLow' &&
        name === 'shown.naming' &&
        context.price === TOO_LOW &&
        context.error !== null &&
        context.isSubmitted,
    ),

  'a change keeps what was typed, and takes the focus from nothing': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown.naming'),
      ({ source, stimulus, target: { name, context } }) =>
        stimulus.name === 'offers.change' &&
        name === 'shown.naming' &&
        context.price === '6' &&
        !context.isSubmitted &&
        (context.error !== null) === (source.context.error !== null),
    ),

  'a form that the user opens takes the focus, and one that comes with the page does not': ({
    edges,
  }) =>
    edges
      .filter(({ source, target }) => source.name !== target.name && target.name === 'shown.naming')
      .filter(({ stimulus }) => !stimulus.name.startsWith('send!'))
      .filter(
        ({ stimulus, target }) =>
          target.context.isOpened !== /^offers\.(begin|act)/.test(stimulus.name),
      )
      .map(describeEdge),

  'a form that is closed leaves nothing behind': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown.naming'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'offers.close' &&
        name === 'shown.idle' &&
        context.act === null &&
        context.failure === null,
    ),

  'a sent price is forgotten': ({ nodes }) =>
    nodes
      .filter(({ name }) => name === 'shown.idle' || name === 'shown.rereading')
      .filter(({ context }) => context.price !== '' || context.error !== null)
      .map(({ key }) => key),
}
