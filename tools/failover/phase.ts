import { setTimeout as sleep } from 'node:timers/promises'
import type { Buyer } from '../crashes/purchase.ts'
import { until } from '../cluster/until.ts'
import type { Crowd } from './crowd.ts'
import { type Deadlines, type Fired, isMoneyEvent } from './deadlines.ts'
import type { Fault, Field } from './faults.ts'
import { untilWritten } from './write-watch.ts'

/** Purchases before each fault, whose orders have the deadlines that are due meanwhile, and after it. */
const BEFORE = 60
const AFTER = 30
/** Longer than a failover, so that deadlines are due before it, during it and after it. */
const DUE_SECONDS = 45
/** How long the buyers go on between the first deadlines and the fault. */
const LEAD_SECONDS = 8
const RECOVERY_SECONDS = 30
const LOOK_EVERY_MS = 200

/** The state that a trial keeps from one fault to the next. */
export type Trial = {
  field: Field
  crowd: Crowd
  deadlines: Deadlines
  /** Writes to the seller about the product, which is never sold. */
  writer: { buyer: Buyer; productId: string }
}

/** The counts from the beginning of a phase to its end. */
export type Counted = {
  fault: string
  /** The primary before and after the fault. */
  primary: string
  recovery: number
  bought: number
  requests: number
  unanswered: number
  failed: number
  /** The deadlines that were due around the fault. */
  reminders: number
  money: number
  problems: string[]
}

/** Lets a fault strike while the crowd buys and deadlines are due, and waits until everything is whole again. */
export async function strikeOnce(trial: Trial, fault: Fault): Promise<Counted> {
  const { crowd, deadlines, field, writer } = trial
  const { cluster, servers } = field
  const { shop, bought } = crowd
  const before = {
    bought: bought.length,
    requests: shop.requests,
    unanswered: shop.unanswered,
    failed: shop.failed,
  }
  const untilBought = async (count: number) => {
    const wanted = bought.length + count
    while (bought.length < wanted) await sleep(LOOK_EVERY_MS)
  }
  await untilBought(BEFORE)
  const due = await servers.withDatabase((database) => deadlines.schedule(database, DUE_SECONDS))
  const isDue = (one: Fired) => due.some(({ id }) => id === one.id)
  await sleep(LEAD_SECONDS * 1000)

  const old = await cluster.members.primary()
  const { name, since, end } = await fault.strike(field)
  const written = await untilWritten(servers.origin, writer.buyer, writer.productId)
  shop.acknowledged.messages.push(...written.map(({ id }) => id))
  const recovery = ((written[0]?.at ?? Infinity) - since) / 1000
  await untilBought(AFTER)
  await end()
  await cluster.members.untilWhole()
  const current = await cluster.members.primary()

  const problems: string[] = []
  await servers.withDatabase(async (database) => {
    const fired = async () => (await deadlines.count(database)).filter(isDue)
    await until('the last deadline', async () =>
      (await fired()).every(({ times }) => times > 0),
    ).catch(() => undefined)
    const early = (await deadlines.count(database)).filter(
      (one) => one.times > 0 && one.dueAt.getTime() > Date.now(),
    )
    if (early.length > 0) problems.push(`${early.length} deadlines fired long before they were due`)
  })
  if (recovery > RECOVERY_SECONDS) problems.push(`the first write ${recovery.toFixed(1)} s after`)
  const isMoved = ['killed', 'paused', 'cut'].includes(fault.name)
  if (isMoved && old === current) problems.push(`${name} is still the primary`)
  return {
    fault: fault.name,
    primary: old === current ? String(current) : `${old} → ${current}`,
    recovery,
    bought: bought.length - before.bought,
    requests: shop.requests - before.requests,
    unanswered: shop.unanswered - before.unanswered,
    failed: shop.failed - before.failed,
    reminders: due.filter(({ event }) => !isMoneyEvent(event)).length,
    money: due.filter(({ event }) => isMoneyEvent(event)).length,
    problems: problems.map((problem) => `${fault.name}: ${problem}`),
  }
}
