import { factsOf, type Facts, isDisputed, isPartHeld, isStanding } from './order-rules.ts'
import type { SentEvent } from './order-events.ts'
import { deadlinesOf, rowFor } from './order-table.ts'
import type { Order, OrderStep } from './order-world.ts'
import { type Change, movementRules, REJECTED, same, type StepRules } from './movement-rules.ts'

const EFFECTS = { transfer: 'transfer', refund: 'refund', cover: 'refund', reversal: 'reverse' }
const MONEY_EVENT =
  /^(?:provider|bank)\.|^admin\.(?:retryPayment|writeOff)$|^deadline\.(?:retryPayment|remindOfPayment)$/

const isMoneyEvent = ({ type }: SentEvent) => MONEY_EVENT.test(type)

/** Returns whether the money takes an event of the provider, of the bank, or about a retry. */
function isMoneyTaking(facts: Facts, event: SentEvent): boolean {
  const { money, operation, dispute } = facts
  const { type, key, revision } = event
  if (type.startsWith('bank.')) return Number(revision) > (dispute?.revision ?? 0)
  if (type === REJECTED) return isStanding(facts, event)
  if (type === 'deadline.retryPayment') return money.endsWith('.waiting')
  if (type === 'provider.accountActive') return money.endsWith('.awaitingAccount')
  if (type === 'deadline.remindOfPayment' || type === 'admin.retryPayment')
    return money.endsWith('.stuck')
  if (type === 'admin.writeOff') return money === 'shortfall.open' && dispute?.status !== 'open'
  const isCurrent = money.endsWith('.sent') && key === operation?.key
  if (type === 'provider.notAsked') return isCurrent && operation?.movement === 'transfer'
  return isCurrent && (type !== 'provider.refused' || money.startsWith('reversing.takeBack'))
}

function deadlinesOfMoney(money: string): string[] {
  if (money.endsWith('.waiting')) return ['deadline.retryPayment']
  return money.endsWith('.stuck') ? ['deadline.remindOfPayment'] : []
}

function remindersOf({ before, event }: Change): string[] {
  if (event.type === 'deadline.remindOfPayment') return ['admin']
  const reminds = rowFor(before.goods, event, before)?.reminds
  return reminds === undefined ? [] : [reminds]
}

/** The rules of every event that is sent to an order, whether the order takes it or not. */
export const stepRules: StepRules = {
  'The goods take exactly the events of the table, and go where it says.': ({
    before,
    event,
    step,
    after,
  }) => {
    if (isMoneyEvent(event)) return after.goods === before.goods
    const row = rowFor(before.goods, event, before)
    return row === null ? step === null : step !== null && after.goods === row.to
  },
  'The goods decide who gets the money as the table says, and nothing else does.': (change) => {
    const { before, event, step, after } = change
    if (isMoneyEvent(event)) {
      const isPartBack = event.type === REJECTED && step !== null && before.due?.to === 'seller'
      if (isPartBack) return same(after.due, { to: 'both', cents: event.cents })
      const isPartPaid =
        before.money === 'splitting.refundPart.sent' && event.type === 'provider.succeeded'
      return same(
        after.due,
        isPartPaid && after.money !== before.money ? { to: 'seller' } : before.due,
      )
    }
    const row = rowFor(before.goods, event, before)
    return same(after.due, row?.due === undefined ? before.due : row.due(before, event.cents))
  },
  'The money takes an answer once, and only news of the bank.': ({ before, event, step }) =>
    !isMoneyEvent(event) || (step !== null) === isMoneyTaking(before, event),
  'Each person is reminded when the table says so.': (change) => {
    const reminders = (change.step?.effects ?? []).filter(({ type }) => type === 'remind')
    return same(
      reminders.map(({ params }) => params['who']),
      remindersOf(change),
    )
  },
  'A state that is entered starts its deadlines.': ({ before, step, after }) => {
    const expected = [
      ...(after.goods === before.goods ? [] : deadlinesOf(after.goods)),
      ...(after.money === before.money ? [] : deadlinesOfMoney(after.money)),
    ]
    const started = (step?.started ?? []).map(({ event }) => event)
    return same(started.toSorted(), expected.toSorted())
  },
  'Each claim of money asks the provider for the same amount, once.': ({ before, step, after }) => {
    const requests = (step?.effects ?? []).filter(({ type }) => type !== 'remind')
    const { operation } = after
    if (after.operations === before.operations) return requests.length === 0
    if (after.operations !== before.operations + 1 || operation === null) return false
    const type = EFFECTS[operation.movement]
    return same(requests, [{ type, params: { key: operation.key, cents: operation.cents } }])
  },
  'Nothing that is disputed is sent to the seller, and nobody is asked to.': ({ before, after }) =>
    after.operations === before.operations ||
    after.operation?.movement !== 'transfer' ||
    !isDisputed(after),
  'The buyer gets money that is held for both before money of the seller or of the market itself.':
    ({ before, after }) => {
      const isClaimed = after.operations > before.operations && !after.bankHasIt
      const movement = after.operation?.movement
      const isOfOthers = movement === 'reversal' || movement === 'cover'
      return !(isClaimed && isOfOthers && isPartHeld(before))
    },
  'The order knows what is news of a problem, an offer and the reception.': ({
    before,
    event,
    step,
    after,
  }) => {
    if (step === null) return true
    const { type, cents, kind } = event
    return (
      after.problem === (type === 'buyer.reportProblem' ? kind : before.problem) &&
      after.partOffer === (type === 'seller.offerPart' ? cents : before.partOffer) &&
      (after.reportedAt === before.reportedAt || type === 'buyer.reportProblem') &&
      (type !== 'buyer.reportProblem' || after.reportedAt === 0) &&
      (after.goods !== 'received' || after.receivedAt === (before.receivedAt ?? 0)) &&
      after.hasAskedToCancel === (before.hasAskedToCancel || type === 'buyer.askToCancel')
    )
  },
  ...movementRules,
}

/** Returns the first rule that an event breaks. */
export function brokenByStep(
  before: Order,
  event: SentEvent,
  step: OrderStep | null,
): string | null {
  const facts = factsOf(before)
  const change = { before: facts, event, step, after: step === null ? facts : factsOf(step.order) }
  const broken = Object.entries(stepRules).find(([, holds]) => !holds(change))
  return broken?.[0] ?? null
}
