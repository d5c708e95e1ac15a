import { orderFlow, stateOf } from '../../server/orders/order.ts'
import type { Value } from '../../server/database/columns.ts'
import type { Outcome, Plan } from './year.ts'

type Line = readonly [name: string, value: string | number]

const dollars = (cents: number) => (cents / 100).toFixed(2)
const prefixed = (prefix: string, entries: Iterable<readonly [string, number]>): Line[] =>
  [...entries].map(([name, count]) => [`${prefix}: ${name}`, count])

async function statesOf({ market }: Outcome): Promise<Map<string, number>> {
  const orders = await market.database.query<{ value: Value }>(
    'select value from flows where flow = $1',
    [orderFlow.name],
  )
  const states = new Map<string, number>()
  for (const { value } of orders) {
    states.set(stateOf(value), (states.get(stateOf(value)) ?? 0) + 1)
  }
  return states
}

/** Returns the summary of a year as lines of text. */
export async function reportOf(outcome: Outcome, plan: Plan): Promise<string[]> {
  const { days, money, problem, waits, market } = outcome
  const events = await market.database.query<{ actor: string; count: number }>(
    `select split_part(event ->> 'type', '.', 1) as actor, count(*)::int as count from journal
      where flow = 'order' group by 1 order by 1`,
  )
  const amounts = money === null ? [] : Object.entries(money).slice(1, 8)
  const lines: Line[] = [
    ...prefixed('orders', (await statesOf(outcome)).entries()),
    ...prefixed('unfinished orders wait for', waits),
    ...amounts.map(([name, cents]): Line => [`money: ${name}`, dollars(cents)]),
    ...events.map(({ actor, count }): Line => [`events of: ${actor}`, count]),
    ...market.happened.entries(),
    ...prefixed('fault', market.faults.entries()),
    ['days whose books were checked', days],
    ['problems', problem.length === 0 ? 0 : 1],
  ]
  const width = Math.max(...lines.map(([name]) => name.length))
  const again = `npm run year -- --seed ${plan.seed} --orders ${plan.orders} --days ${plan.days}`
  return [
    ...lines.map(([name, value]) => `${name.padEnd(width)} ${String(value).padStart(12)}`),
    `seed ${plan.seed}`,
    ...(problem.length === 0 ? [] : [...problem, `Again: ${again}`]),
  ]
}
