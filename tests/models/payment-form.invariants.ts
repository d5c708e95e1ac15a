import type { PaymentContext } from '../../machines/payment.setup.ts'
import { misled } from './destinations.ts'
import { describeEdge, type Invariants, reachableFrom } from './model.ts'
import { paymentDestinations } from './payment.destinations.ts'
import { confirms, providersWord } from './payment.invariants.ts'
import { isIn } from './script.ts'

/** The rules of the payment's form and its words, over every state and every way: each gives what breaks it. */
export const paymentFormInvariants: Invariants<PaymentContext> = {
  'P2: the provider is asked only once its script is there': (model) =>
    reachableFrom(model, [model.initial], ({ stimulus }) => stimulus.name !== 'loadCards=ready')
      .filter(({ name }) => name === 'asking')
      .map(({ key }) => key),

  'P2: a card is confirmed only on Pay with a complete card': ({ edges }) =>
    edges
      .filter(confirms)
      .filter(
        ({ source, stimulus }) => stimulus.name !== 'pay.submit' || !source.context.cardComplete,
      )
      .map(describeEdge),

  'P6: the words of the provider stay under the form, and busy is cleared': ({ edges }) =>
    edges
      .filter((edge) => {
        const word = providersWord(edge)
        if (word === null || !('message' in word) || !edge.target.name.startsWith('cardForm')) {
          return false
        }
        return (
          edge.target.context.cardMessage !== word.message || edge.target.snapshot.hasTag('busy')
        )
      })
      .map(describeEdge),

  'P6: a failure has its words, until it is tried again': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        const isTold = /^(loadFailed|intentFailed|unavailable|cardsFailed|undetermined|unsaved)$/
        return stimulus.kind === 'reject' && isTold.test(target.name)
          ? target.context.failure === null
          : stimulus.kind === 'send' && /retry$|check$/.test(stimulus.name)
            ? target.context.failure !== null
            : false
      })
      .map(describeEdge),

  'P1 to P6: each answer leads where it should': misled(paymentDestinations),

  'P1: what is paid for is shown once it is loaded': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('loadBooking='))
      .filter(({ target }) => target.context.booking === null)
      .map(describeEdge),

  'P6: Pay with an incomplete card says so and sends nothing': ({ nodes, edges }) =>
    nodes
      .filter((node) => isIn('cardForm')(node) && !node.context.cardComplete)
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus, target }) =>
            source.key !== key ||
            stimulus.name !== 'pay.submit' ||
            target.name !== 'cardForm.entering' ||
            target.context.cardMessage === null,
        ),
      )
      .map(({ key }) => key),

  'P6: an old message is gone when the card is sent again': ({ edges }) =>
    edges
      .filter((edge) => confirms(edge) && edge.target.context.cardMessage !== null)
      .map(describeEdge),
}
