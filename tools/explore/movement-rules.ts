import { type Facts, isPartHeld } from './order-rules.ts'
import type { SentEvent } from './order-events.ts'
import type { OrderStep } from './order-world.ts'

/** An event that was sent to an order. `step` is null if the order refused the event. */
export type Change = { before: Facts; event: SentEvent; step: OrderStep | null; after: Facts }
export type StepRules = Readonly<Record<string, (change: Change) => boolean>>

export const REJECTED = 'provider.refundRejected'

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the movement that a state of the money belongs to, or the state itself. */
const stem = (money: string): string =>
  money.replace(/\.(?:sent|waiting|stuck|awaitingAccount)$/, '')

/** The rules of the answers of the provider and of the bank, and of an admin's retries. */
export const movementRules: StepRules = {
  'A movement begins by asking the provider.': ({ before, after }) =>
    stem(after.money) === stem(before.money) ||
    !/\.(?:waiting|stuck)$/.test(after.money) ||
    (after.money.endsWith('.stuck') && (after.rejected ?? []).length > 0 && after.owed > 0),
  'A rejected refund waits for an admin, unless the bank has the money or a movement is under way.':
    ({ before, event, step, after }) =>
      event.type !== REJECTED ||
      step === null ||
      after.money.endsWith('.stuck') ||
      (after.money === before.money && after.money.endsWith('.sent')) ||
      after.bankHasIt,
  'A part that the bank rejected is not refunded again because a payout has ended.': ({
    before,
    event,
    after,
  }) =>
    !/^provider\.(?:succeeded|failed)$/.test(event.type) ||
    !/^(?:releasing|splitting\.transferRest)\./.test(before.money) ||
    (before.rejected ?? []).length === 0 ||
    after.operations === before.operations ||
    after.operation?.movement !== 'refund',
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
    if (step === null || !/^provider\.(?:failed|notAsked)$/.test(event.type)) return true
    const isKept = stem(after.money) === stem(before.money)
    const isNeedless = before.money.startsWith('reversing.takeBack')
      ? !before.bankHasIt &&
        ((before.due?.to !== 'buyer' && before.due?.to !== 'both') || isPartHeld(before))
      : before.bankHasIt ||
        (before.money.startsWith('releasing') && before.due?.to !== 'seller') ||
        (before.money.startsWith('splitting.transferRest') && isPartHeld(before))
    return isKept === !isNeedless && !(isKept && after.money.endsWith('.sent'))
  },
}
