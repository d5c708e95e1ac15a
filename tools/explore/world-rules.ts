import type { Facts } from './order-rules.ts'
import { PRICE } from './order-events.ts'
import { isQuiet } from './provider-model.ts'
import type { MarketState } from './order-world.ts'

/** An explored world with the facts of its order. */
type Situation = MarketState & { facts: Facts; accepts: (event: string) => boolean }
type Rules = Readonly<Record<string, (situation: Situation) => boolean>>

const FINAL = new Set(['canceled', 'refunded', 'completed'])

/** The rules of every reachable state of order x purchases x provider x bank x messages x clock. */
export const worldRules: Rules = {
  'An item is sold once.': ({ purchases }) =>
    purchases.filter((purchase) => purchase === 'sold').length === 1,
  'Silence decides: goods that are not final have a deadline that is no reminder.': ({
    facts,
    deadlines,
  }) => FINAL.has(facts.goods) || deadlines.some(({ event }) => !/remind|retryPayment/.test(event)),
  'Every running deadline is one that the state takes.': ({ deadlines, accepts }) =>
    deadlines.every(({ event }) => accepts(event)),
  'Every request is answered once: a movement has its request or its answer on the way.': ({
    facts,
    outside,
  }) => {
    if (!facts.money.endsWith('.sent')) return outside.outbox.length === 0
    const key = facts.operation?.key
    const requests = outside.outbox.filter((row) => row.key === key)
    const answers = outside.messages.filter((one) => one.key === key && !one.hasArrived)
    return requests.length === outside.outbox.length && requests.length + answers.length === 1
  },
  'A failed movement has a deadline or an admin, and frozen money has a bank.': ({
    facts,
    deadlines,
    outside,
    accepts,
  }) => {
    if (facts.money.endsWith('.waiting'))
      return deadlines.some(({ event }) => event === 'deadline.retryPayment')
    if (facts.money.endsWith('.stuck')) return accepts('admin.retryPayment')
    if (facts.money !== 'frozen') return true
    return outside.bank.status === 'open' || !isQuiet(outside)
  },
  'The provider has paid out no more than was charged, except for a shortfall.': ({
    facts,
    outside,
  }) => {
    const { refunded, transferred } = outside.books
    const isShort = facts.money.startsWith('shortfall') || facts.money.startsWith('reversing.cover')
    return (
      refunded <= PRICE &&
      transferred >= 0 &&
      transferred <= PRICE &&
      (refunded + transferred <= PRICE || isShort)
    )
  },
  "The order's ledger agrees with the provider and the bank when nothing is on its way.": ({
    facts,
    outside,
  }) => {
    if (!isQuiet(outside)) return true
    const { ledger, dispute } = facts
    const { refunded, transferred } = outside.books
    const atBank = ['open', 'lost'].includes(outside.bank.status ?? '') ? PRICE : 0
    return (
      ledger.refunded === refunded &&
      ledger.released === transferred &&
      ledger.atBank === atBank &&
      (dispute?.status ?? null) === outside.bank.status
    )
  },
}
