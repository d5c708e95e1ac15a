import { factsOf, type Facts, isPartHeld, isStanding } from './order-rules.ts'
import type { SentEvent } from './order-events.ts'
import { deadlinesOf, rowFor } from './order-table.ts'
import type { Order, OrderStep } from './order-world.ts'

type Change = { before: Facts; event: SentEvent; step: OrderStep | null; after: Facts }
type Rules = Readonly<Record<string, (change: Change) => boolean>>

const EFFECTS = { transfer: 'transfer', refund: 'refund', cover: 'refund', reversal: 'reverse' }
const MONEY_EVENT =
  /^(?:provider|bank)\.|^admin\.(?:retryPayment|writeOff)$|^deadline\.(?:retryPayment|remindOfPayment)$/

const REJECTED = 'provider.refundRejected'

const isMoneyEvent = ({ type }: SentEvent) => MONEY_EVENT.test(type)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const stem = (money: string) => money.replace(/\.(?:sent|waiting|stuck)$/, '')

/** Returns whether the money takes an event of the provider, of the bank, or about a retry. */
function isMoneyTaking(facts: Facts, event: SentEvent): boolean {
  const { money, operation, dispute } = facts
  const { type, key, revision } = event
  if (type.startsWith('bank.')) return Number(revision) > (dispute?.revision ?? 0)
  if (type === REJECTED) return isStanding(facts, event)
  if (type === 'deadline.retryPayment') return money.endsWith('.waiting')
  if (type === 'deadline.remindOfPayment' || type === 'admin.retryPayment')
    return money.endsWith('.stuck')
  if (type === 'admin.writeOff') return money === 'shortfall.open' && dispute?.status !== 'open'
  const isCurrent = money.endsWith('.sent') && key === operation?.key
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
export const stepRules: Rules = {
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
    return same(after.due, row?.due?.(before, event.cents) ?? before.due)
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
  'The buyer gets money that is held for both before money of the seller or of the market itself.':
    ({ before, after }) => {
      const isClaimed = after.operations > before.operations && !after.bankHasIt
      const movement = after.operation?.movement
      const isOfOthers = movement === 'reversal' || movement === 'cover'
      return !(isClaimed && isOfOthers && isPartHeld(before))
    },
  'A movement begins by asking the provider.': ({ before, after }) =>
    stem(after.money) === stem(before.money) ||
    !/\.(?:waiting|stuck)$/.test(after.money) ||
    (after.money.endsWith('.stuck') && (after.rejected ?? []).length > 0 && after.owed > 0),
  'A rejected refund waits for an admin, unless the bank has the money or a movement is under way.':
    ({ event, step, after }) =>
      event.type !== REJECTED ||
      step === null ||
      /\.(?:sent|stuck)$/.test(after.money) ||
      after.bankHasIt,
  'The books follow the answer: a success moves the money, a failure returns it.': ({
    before,
    event,
    step,
    after,
  }) => {
    if (step === null || !event.type.startsWith('provider.')) return true
    const cents = before.operation?.cents ?? 0
    const movement = before.operation?.movement
    const hasMoved = event.type === 'provider.succeeded'
    const paid = after.ledger.refunded - before.ledger.refunded
    if (event.type === REJECTED) return paid === -Number(event.cents)
    const isRefund = movement === 'refund' || movement === 'cover'
    return paid === (hasMoved && isRefund ? cents : 0)
  },
  'A retry is the same movement, and an admin starts the count again.': ({
    before,
    event,
    step,
    after,
  }) => {
    if (step === null || !event.type.endsWith('retryPayment')) return true
    const failures = event.type === 'admin.retryPayment' ? 0 : before.failures
    return after.money === `${stem(before.money)}.sent` && after.failures === failures
  },
  'A shortfall is written off by an admin, until the bank takes money again.': ({
    before,
    event,
    step,
    after,
  }) => {
    const wasWrittenOff = before.money === 'shortfall.writtenOff'
    const takesMoney = after.bankHasIt && !same(after.dispute, before.dispute)
    const isKept = wasWrittenOff && after.money.startsWith('shortfall') && !takesMoney
    const isWrittenOff = event.type === 'admin.writeOff' && step !== null
    return (after.money === 'shortfall.writtenOff') === (isKept || isWrittenOff)
  },
  'What was refused is not asked for again.': ({ event, step, after }) =>
    step === null ||
    event.type !== 'provider.refused' ||
    stem(after.money) !== 'reversing.takeBack',
  'A failed movement is tried again unless the bank or a decision makes it needless.': ({
    before,
    event,
    step,
    after,
  }) => {
    if (step === null || event.type !== 'provider.failed') return true
    const isKept = stem(after.money) === stem(before.money)
    const isNeedless = before.money.startsWith('reversing.takeBack')
      ? !before.bankHasIt && (before.due?.to === 'seller' || isPartHeld(before))
      : before.bankHasIt ||
        (before.money.startsWith('releasing') && before.due?.to !== 'seller') ||
        (before.money.startsWith('splitting.transferRest') && isPartHeld(before))
    return isKept === !isNeedless && !(isKept && after.money.endsWith('.sent'))
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
