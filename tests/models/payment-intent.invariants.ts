import type { PaymentContext } from '../../machines/payment.machine.ts'
import { createdIntent } from './payment.events.ts'
import { describeEdge, type Invariants, lacking, startedBy } from './model.ts'

/** Invariants of the payment intent, which holds the item on the server. Each returns its violations. */
export const paymentIntentInvariants: Invariants<PaymentContext> = {
  'P3: an intent, which holds the item, is created at the first card input, at a retry, or for an open challenge':
    ({ edges }) =>
      edges
        .filter((edge) => startedBy(edge).includes('createIntent'))
        .filter(
          ({ source, stimulus }) =>
            !source.context.isChallengeOpen &&
            !(source.name === 'awaitingCard' && stimulus.name.startsWith('card.changed')) &&
            !(source.name === 'intentFailed' && stimulus.name === 'payment.retry'),
        )
        .map(describeEdge),

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

  'P3: the form for the first card input has no attempt and no message of an earlier form': ({
    nodes,
  }) =>
    nodes
      .filter(({ name }) => name === 'awaitingCard')
      .filter(
        ({ context: { attempt, isChallengeOpen, cardMessage } }) =>
          attempt !== null || isChallengeOpen || cardMessage !== null,
      )
      .map(({ key }) => key),

  'P3: the client secret and the end of the hold are those of the created intent': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'createIntent=secret')
      .filter(
        ({ target: { context } }) =>
          context.attempt?.clientSecret !== createdIntent.clientSecret ||
          context.heldUntil !== createdIntent.heldUntil,
      )
      .map(describeEdge),

  'P2: a state is payable only with a client secret': ({ nodes }) =>
    nodes
      .filter(({ snapshot, context }) => snapshot.hasTag('payable') && context.attempt === null)
      .map(({ key }) => key),
}
