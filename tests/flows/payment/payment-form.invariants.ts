import { type PaymentContext, unreadableAttempt } from '../../../machines/payment.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  reachableFrom,
} from '../../model/model.ts'
import { paymentDestinations } from './payment.destinations.ts'
import { canPay, confirms, providersWord } from './payment.invariants.ts'
import { isIn } from '../../model/script.ts'
import { invokedAt } from '../../model/stimuli.ts'

/** The states in which a card can be entered, or the provider processes the entered card. */
const withCardFields = [
  'awaitingCard',
  'creatingIntent',
  'intentFailed',
  'cardForm',
  'holdEnded',
  'confirming',
  'authenticating',
  'resuming',
  'asking',
  'processing',
  'undetermined',
].map(isIn)
const needsCardFields = (node: { name: string }) => withCardFields.some((isThis) => isThis(node))

/** The event that retries in each state, and the state that it leads to. */
const retries: Readonly<Record<string, readonly [event: string, again: string]>> = {
  recallFailed: ['payment.retry', 'recalling'],
  // Another tab may have confirmed a card in the meantime.
  loadFailed: ['payment.retry', 'recalling'],
  unavailable: ['payment.retry', 'recalling'],
  priceChanged: ['payment.retry', 'recalling'],
  // The card fields keep their values.
  intentFailed: ['payment.retry', 'creatingIntent'],
  holdEnded: ['payment.retry', 'creatingIntent'],
  cardsFailed: ['payment.retry', 'loadingCards'],
  // The provider's script may be missing.
  undetermined: ['payment.check', 'resuming'],
  unsaved: ['save.retry', 'saving'],
}

/** Invariants of the payment form and its messages, over every state and transition. Each returns its violations. */
export const paymentFormInvariants: Invariants<PaymentContext> = {
  'P4: only an unreadable stored attempt shows a warning toast': noEdge(
    (edge) =>
      executes(edge, 'notify', unreadableAttempt) !==
      (edge.stimulus.name === 'restoreAttempt=unreadable' && edge.target.name === 'loading'),
  ),

  'P2: the provider is queried only after its script has loaded': (model) =>
    reachableFrom(model, [model.initial], ({ stimulus }) => stimulus.name !== 'loadCards=ready')
      .filter(({ name }) => name === 'asking')
      .map(({ key }) => key),

  'P2: the card fields are rendered whenever a card is entered or processed': noNode(
    (node) => node.snapshot.hasTag('cardForm') !== needsCardFields(node),
  ),

  'P2: a state is tagged payable when it handles Pay, and only then': noNode(
    (node) => node.snapshot.hasTag('payable') !== canPay(node),
  ),

  'P2: a state is busy when a port is active or the bank is processing, and only then': ({
    script,
    nodes,
  }) =>
    nodes
      .filter(({ name, snapshot }) => {
        const isAtWork =
          invokedAt(snapshot).some((id) => id in script.ports) || name === 'processing'
        return snapshot.hasTag('busy') !== isAtWork
      })
      .map(({ key }) => key),

  'P2: a card is confirmed only on Pay': noEdge(
    confirms,
    ({ stimulus }) => stimulus.name !== 'pay.submit',
  ),

  'P6: Pay always asks the provider, which checks the fields': everyNodeHas(
    (node) => node.snapshot.hasTag('payable'),
    (edge) => edge.stimulus.name === 'pay.submit' && confirms(edge),
  ),

  'P6: the provider message shows under the form, and busy is cleared': noEdge((edge) => {
    const word = providersWord(edge)
    if (word === null || !('message' in word) || !edge.target.name.startsWith('cardForm')) {
      return false
    }
    return edge.target.context.cardMessage !== word.message || edge.target.snapshot.hasTag('busy')
  }),

  "P6: the fields' own error shows while a field is invalid": (model) => {
    const forms = model.nodes.filter((node) => node.snapshot.hasTag('payable'))
    const isShown = { 'card.changed=invalid': true, 'card.changed=complete': false }
    return Object.entries(isShown).flatMap(([name, shows]) =>
      lacking(
        model,
        forms,
        ({ stimulus, target }) =>
          stimulus.name === name && (target.context.cardMessage !== null) === shows,
      ),
    )
  },

  'P1, P5: what a lost connection left open is done when the connection is restored': (model) =>
    ['loadFailed', 'cardsFailed', 'undetermined', 'unsaved'].flatMap((failed) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === failed),
        ({ stimulus, target }) =>
          stimulus.name === 'connection.restored' &&
          target.name === retries[failed]?.[1] &&
          (failed === 'loadFailed' || target.context.failure === null),
      ),
    ),

  'P6: a failure is stored until the next retry': noEdge(({ stimulus, target }) => {
    const isTold =
      /^(recallFailed|loadFailed|intentFailed|unavailable|cardsFailed|undetermined|unsaved|refunded)$/
    return stimulus.kind === 'reject' && isTold.test(target.name)
      ? target.context.failure === null
      : stimulus.kind === 'send' && /retry$|check$/.test(stimulus.name)
        ? target.context.failure !== null
        : false
  }),

  'P6: a retry repeats the failed step': (model) =>
    Object.entries(retries).flatMap(([failed, [event, again]]) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === failed),
        ({ stimulus, target }) => stimulus.name === event && target.name === again,
      ),
    ),

  'P6: a buyer who had the card form open returns to it when nothing was charged': noEdge(
    ({ stimulus: { name } }) => /^retrieveIntent=(cardNeeded|authenticationNeeded)$/.test(name),
    ({ source, target }) => {
      return isIn('cardForm')(target) !== (source.context.booking !== null)
    },
  ),

  'P1 to P6: each result leads to its expected state': unexpectedTargets(paymentDestinations),

  'P1: the booking is shown once it is loaded': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('loadBooking='),
    ({ target }) => target.context.booking === null,
  ),

  'P6: confirming the card again clears the previous message': noEdge(
    (edge) => confirms(edge) && edge.target.context.cardMessage !== null,
  ),
}
