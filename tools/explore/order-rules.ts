import { imbalance } from '../../machines/market/ledger.ts'
import type { OrderContext } from '../../machines/market/order.events.ts'
import { policy } from '../../machines/market/policy.ts'
import { nameOf } from './order-table.ts'
import type { Order } from './order-world.ts'

/** The facts of an order that the rules are about. */
export type Facts = OrderContext & {
  goods: string
  money: string
  bankHasIt: boolean
  /** The amount that the buyer still has to get back. */
  owed: number
}

export function factsOf({ value, context }: Pick<Order, 'value' | 'context'>): Facts {
  const { due, ledger, dispute } = context
  const share = due?.to === 'both' ? due.cents : due?.to === 'buyer' ? ledger.charged : null
  return {
    ...context,
    goods: nameOf(value.goods),
    money: nameOf(value.money),
    bankHasIt: dispute !== null && dispute.status !== 'won',
    owed: share === null ? 0 : share - ledger.refunded,
  }
}

type Rules = Readonly<Record<string, (facts: Facts) => boolean>>

const implies = (condition: boolean, result: boolean) => !condition || result

/** The allowed dues while the money moves or rests somewhere; the order of the entries is the order of the states. */
const DUE_IN: readonly (readonly [prefix: string, due: readonly (string | null)[]])[] = [
  ['held', [null]],
  ['releasing.awaitingAccount', ['seller']],
  ['releasing.waiting', ['seller']],
  ['releasing.stuck', ['seller']],
  ['released', ['seller', 'both', null]],
  ['refunding', ['buyer']],
  ['refunded', ['buyer']],
  ['splitting.refundPart', ['both']],
  ['splitting.transferRest.awaitingAccount', ['seller']],
  ['splitting.transferRest.waiting', ['seller']],
  ['splitting.transferRest.stuck', ['seller']],
  ['settled', ['seller']],
  ['reversing.payBack', ['buyer']],
  ['reversing.cover', ['buyer', 'both']],
  ['reversed', ['buyer']],
]

const MOVEMENTS: readonly (readonly [prefix: string, movement: string])[] = [
  ['releasing', 'transfer'],
  ['refunding', 'refund'],
  ['splitting.refundPart', 'refund'],
  ['splitting.transferRest', 'transfer'],
  ['reversing.takeBack', 'reversal'],
  ['reversing.payBack', 'refund'],
  ['reversing.cover', 'cover'],
]

/** The market has the buyer's part of a shared price, beside all that the seller has or is being sent. */
export const isPartHeld = ({ due, ledger, owed }: Facts): boolean =>
  due?.to === 'both' && owed > 0 && ledger.released + ledger.inFlight + owed <= ledger.charged

/** Returns whether the buyer has a refund, as far as the order knows. */
export const isStanding = (
  { ledger, rejected = [] }: Facts,
  { key = '', cents = 0 }: { key?: string; cents?: number },
): boolean => cents <= ledger.refunded && !rejected.includes(key)

const isIdle = (money: string) => /\.(?:waiting|stuck|awaitingAccount)$/.test(money)

const OPEN_CASES = /^(?:problem|partOffered|return.+|underReview)$/
/** A case between the two is open, or the bank has the money. */
export const isDisputed = ({ goods, bankHasIt }: Facts): boolean =>
  OPEN_CASES.test(goods) || bankHasIt
const sellerWasPaid = ({ ledger, operation }: Facts) =>
  ledger.released > 0 || (ledger.inFlight > 0 && operation?.movement !== 'refund')

/** The rules of every reachable state of an order. */
export const orderRules: Rules = {
  'The ledger balances: charged and advanced = held + in flight + released + refunded + at the bank.':
    ({ ledger }) => imbalance(ledger) === 0 && Object.values(ledger).every((cents) => cents >= 0),
  'Money is in flight exactly while the provider is asked, and the movement fits the state.': ({
    money,
    ledger,
    operation,
  }) => {
    const [, movement] = MOVEMENTS.find(([prefix]) => money.startsWith(prefix)) ?? []
    if (!money.endsWith('.sent')) return ledger.inFlight === 0
    return (
      ledger.inFlight > 0 && ledger.inFlight === operation?.cents && operation.movement === movement
    )
  },
  'A movement is tried again as often as the policy says, and is then stuck.': ({
    money,
    failures,
    rejected = [],
  }) => {
    // A refund that the bank rejected is stuck at once.
    if (money.endsWith('.stuck') && failures === 1) return rejected.length > 0
    const most = policy.retries.length
    if (money.endsWith('.sent')) return failures <= most
    if (money.endsWith('.waiting')) return failures >= 1 && failures <= most
    return failures === (money.endsWith('.stuck') ? most + 1 : 0)
  },
  'The money does what the goods have decided.': ({ money, due }) => {
    const [, expected] = DUE_IN.find(([prefix]) => money.startsWith(prefix)) ?? []
    return expected?.includes(due?.to ?? null) ?? true
  },
  'The market pays nobody while the bank has the money.': ({ money, bankHasIt }) =>
    implies(bankHasIt && isIdle(money), money.startsWith('reversing.takeBack')) &&
    implies(bankHasIt, !['held', 'released', 'settled'].includes(money)),
  'The money is frozen during a dispute, and charged back when the dispute is lost.': ({
    money,
    dispute,
  }) =>
    implies(money === 'frozen', dispute?.status === 'open') &&
    implies(money === 'chargedBack', dispute?.status === 'lost'),
  'The seller keeps no transfer that the bank took back, unless it cannot be reversed.': ({
    money,
    ledger,
  }) => implies(money === 'frozen' || money === 'chargedBack', ledger.released === 0),
  'Money rests only when nothing is owed.': ({ money, owed, bankHasIt }) =>
    implies(
      ['released', 'refunded', 'settled', 'reversed'].includes(money) ||
        (money.startsWith('shortfall') && !bankHasIt),
      owed <= 0,
    ),
  'The seller is never asked for money that nobody needs.': ({ money, bankHasIt, owed }) =>
    implies(money.startsWith('reversing.takeBack') && isIdle(money), bankHasIt || owed > 0),
  'The buyer never has both a full refund and an item whose seller was paid.': ({
    money,
    ledger,
  }) =>
    implies(
      ledger.refunded >= ledger.charged && ledger.released > 0,
      money.startsWith('shortfall'),
    ),
  'The market pays from its own money only for a shortfall or a dispute.': ({
    money,
    ledger,
    bankHasIt,
  }) =>
    implies(
      ledger.advanced > 0,
      bankHasIt || money.startsWith('shortfall') || money === 'reversing.cover.sent',
    ),
  'The seller is paid only after the item was received, or a decision.': (facts) =>
    implies(
      sellerWasPaid(facts),
      facts.receivedAt !== null || ['completed', 'refunded'].includes(facts.goods),
    ),
  'A final state of the goods has a decision, and no other decision than its own.': ({
    goods,
    due,
  }) =>
    implies(goods === 'canceled' || goods === 'refunded', due?.to === 'buyer') &&
    implies(goods === 'completed', due?.to === 'seller' || due?.to === 'both'),
  'A shortfall has money that the seller kept.': ({ money, ledger }) =>
    implies(money.startsWith('shortfall'), ledger.released > 0),
}
