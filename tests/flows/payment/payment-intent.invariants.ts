import type { PaymentContext } from '../../../machines/payment.machine.ts'
import { createdIntent, readAgain } from './payment.script.ts'
import {
  describeEdge,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

/** The state that each reading of the booking leads to; null for the state where it was. */
const readings = {
  awaitingCard: { payable: null, kept: null, held: 'unavailable', paidByBuyer: 'alreadyPaid' },
  cardForm: { payable: 'holdEnded', kept: null, held: 'unavailable', paidByBuyer: 'alreadyPaid' },
  holdEnded: { payable: null, kept: null, held: 'unavailable', paidByBuyer: 'alreadyPaid' },
  unavailable: {
    payable: 'recalling',
    kept: 'recalling',
    held: 'unavailable',
    paidByBuyer: 'alreadyPaid',
  },
} as const

/** Invariants of the payment intent, which holds the item on the server. Each returns its violations. */
export const paymentIntentInvariants: Invariants<PaymentContext> = {
  'P3: the page follows the item that another buyer holds, gives up or buys': (model) =>
    Object.entries(readings).flatMap(([place, targets]) =>
      Object.entries(targets).flatMap(([reading, expected]) => {
        const isRead = ({ name }: { name: string }) => name === `booking.read=${reading}`
        const places = model.nodes
          .filter((node) => isIn(place)(node))
          .filter(({ context }) => expected !== 'holdEnded' || context.heldUntil !== null)
        return expected === null
          ? model.edges
              .filter(({ source, stimulus }) => isRead(stimulus) && isIn(place)(source))
              .filter(({ source, target }) => source.name !== target.name)
              .map(describeEdge)
          : lacking(
              model,
              places,
              ({ stimulus, target: { name, context } }) =>
                isRead(stimulus) && name === expected && context.failure === null,
            )
      }),
    ),

  'P3: what was read again is shown': (model) => [
    ...model.edges
      .filter(({ stimulus: { name } }) => /^booking\.read=(held|paidByBuyer)$/.test(name))
      .filter(({ stimulus: { name }, target: { context } }) => {
        const read = readAgain[name.replace('booking.read=', '')]
        return read !== undefined && context.booking !== read
      })
      .map(describeEdge),
    ...['payable', 'kept'].flatMap((reading) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'awaitingCard'),
        ({ stimulus, target }) =>
          stimulus.name === `booking.read=${reading}` &&
          target.context.booking === readAgain[reading],
      ),
    ),
  ],

  'P3: the end of a hold ends what the page says about it, by its own clock': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isIn('cardForm')),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'hold.ended' && name === 'holdEnded' && context.heldUntil === null,
    ),
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'awaitingCard'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'hold.ended' &&
        name === 'awaitingCard' &&
        context.booking?.heldForYouUntil === undefined,
    ),
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'unavailable'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'hold.ended' && name === 'recalling' && context.failure === null,
    ),
  ],

  'P3: an intent, which holds the item, is created at the first card input, at a retry, or for an open challenge':
    noEdge(
      (edge) => startedBy(edge).includes('createIntent'),
      ({ source, stimulus }) =>
        !source.context.isChallengeOpen &&
        !(source.name === 'awaitingCard' && stimulus.name.startsWith('card.changed')) &&
        !(/^(intentFailed|holdEnded)$/.test(source.name) && stimulus.name === 'payment.retry'),
    ),

  'P3: the first card input creates the intent, and the message of the fields is kept': (model) =>
    ['complete', 'invalid'].flatMap((input) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'awaitingCard'),
        (edge) =>
          edge.stimulus.name === `card.changed=${input}` &&
          startedBy(edge).includes('createIntent') &&
          (edge.target.context.cardMessage === null) === (input === 'complete'),
      ),
    ),

  'P3: the form for the first card input has no attempt and no message of an earlier form': noNode(
    ({ name }) => name === 'awaitingCard',
    ({ context: { attempt, isChallengeOpen, cardMessage } }) =>
      attempt !== null || isChallengeOpen || cardMessage !== null,
  ),

  'P3: the client secret and the end of the hold are those of the created intent': noEdge(
    ({ stimulus }) => stimulus.name === 'createIntent=secret',
    ({ target: { context } }) =>
      context.attempt?.clientSecret !== createdIntent.clientSecret ||
      context.heldUntil !== createdIntent.heldUntil,
  ),

  'P2: a state is payable only with a client secret': noNode(
    ({ snapshot, context }) => snapshot.hasTag('payable') && context.attempt === null,
  ),
}
