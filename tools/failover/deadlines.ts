import type { Database } from '../../server/database/database.ts'
import { isHandedOver } from './crowd.ts'

const REMINDER = 'deadline.remindToHandOver'
/** The movement of an order's money at each deadline that moves it. */
export const MONEY = {
  'deadline.notHandedOver': 'refund',
  'deadline.received': 'payout',
} as const

export type MoneyEvent = keyof typeof MONEY
export const isMoneyEvent = (event: string): event is MoneyEvent => event in MONEY

/** A deadline that was made due at another time than the market chose. */
export type Scheduled = { id: string; event: string; dueAt: Date }
/** `times`: how often it has fired; `at`: when first, by the clock of the flow. */
export type Fired = Scheduled & { times: number; at: Date | null }

/** Longer than a clock that is ahead by an hour takes to reach it: half an hour. */
const LATER_SECONDS = 1800
/** How many deadlines of each kind are not due before the end of the trial. */
const LATER = 3
/** Of the orders that nobody hands over, every third is reminded alone. */
const REMINDED = 3

/** The deadlines of a trial: each is made due once, and has to fire once. */
export class Deadlines {
  readonly #scheduled = new Map<string, Scheduled>()

  /**
   * Makes a deadline of each order due that has none yet: one after the other over the next `seconds`, and a few in half an
   * hour. Returns those that are due soon.
   */
  async schedule(database: Database, seconds: number): Promise<Scheduled[]> {
    const open = await this.#readOpen(database)
    const ofKind = (event: string) => open.filter((one) => one.event === event)
    const later = Object.keys(MONEY).flatMap((event) => ofKind(event).slice(0, LATER))
    const soon = open.filter((one) => !later.includes(one))
    await this.#setDue(database, later, (_index) => LATER_SECONDS)
    return this.#setDue(database, soon, (index) => ((index + 1) * seconds) / soon.length)
  }

  /** Makes those due over the next `seconds` that are due later. */
  async hasten(database: Database, seconds: number): Promise<void> {
    const now = Date.now()
    const later = [...this.#scheduled.values()].filter(({ dueAt }) => dueAt.getTime() > now)
    await this.#setDue(database, later, (index) => ((index + 1) * seconds) / later.length)
  }

  /** Counts how often each has fired. */
  async count(database: Database): Promise<Fired[]> {
    const scheduled = [...this.#scheduled.values()]
    const fired = await database.query<{ times: number; at: Date | null }>(
      `select count(j.id)::int as times, min(j.at) as at
         from unnest($1::text[], $2::text[]) with ordinality as d (id, event, n)
         left join journal j on j.flow = 'order' and j.flow_id = d.id and j.event->>'type' = d.event
        group by d.n order by d.n`,
      [scheduled.map(({ id }) => id), scheduled.map(({ event }) => event)],
    )
    return scheduled.map((one, index) => ({ ...one, ...(fired[index] ?? { times: 0, at: null }) }))
  }

  async #readOpen(database: Database): Promise<Pick<Scheduled, 'id' | 'event'>[]> {
    const orders = await database.query<{ id: string; productId: string; events: string[] }>(
      `select p.id, p.product_id as "productId", array_agg(d.event) as events
         from payments p join deadlines d on d.flow = 'order' and d.flow_id = p.id
        where p.id <> all($1::text[]) group by p.id order by p.id`,
      [[...this.#scheduled.keys()]],
    )
    return orders.flatMap(({ id, productId, events }, index) => {
      const event = eventOf(Number(productId.slice(1)), index)
      return events.includes(event) ? [{ id, event }] : []
    })
  }

  async #setDue(
    database: Database,
    chosen: readonly Pick<Scheduled, 'id' | 'event'>[],
    secondsOf: (index: number) => number,
  ): Promise<Scheduled[]> {
    const due = await database.query<Scheduled>(
      `update deadlines d set due_at = now() + make_interval(secs => c.seconds)
         from unnest($1::text[], $2::text[], $3::float8[]) as c (id, event, seconds)
        where d.flow = 'order' and d.flow_id = c.id and d.event = c.event
       returning d.flow_id as id, d.event, d.due_at as "dueAt"`,
      [
        chosen.map(({ id }) => id),
        chosen.map(({ event }) => event),
        chosen.map((_one, index) => secondsOf(index)),
      ],
    )
    for (const one of due) this.#scheduled.set(one.id, one)
    return due
  }
}

/** The deadline that an order is to reach. An order that is about to be handed over does not reach those before. */
function eventOf(productNumber: number, index: number): string {
  if (isHandedOver(productNumber)) return 'deadline.received'
  return index % REMINDED === 0 ? REMINDER : 'deadline.notHandedOver'
}

/** Less than this before its time, a deadline is not early: two clocks of one machine never agree to the millisecond. */
const TOLERANCE_MS = 100

/** Returns the numbers of wrong deadlines among those that should all have fired by now. */
export function countWrong(fired: readonly Fired[]): {
  lost: number
  twice: number
  early: number
} {
  const isEarly = ({ at, dueAt }: Fired) =>
    at !== null && at.getTime() < dueAt.getTime() - TOLERANCE_MS
  return {
    lost: fired.filter(({ times }) => times === 0).length,
    twice: fired.filter(({ times }) => times > 1).length,
    early: fired.filter(isEarly).length,
  }
}
