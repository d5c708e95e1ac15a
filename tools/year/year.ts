import { auditFlows } from '../../server/flows/audit.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { act, actAsAdmin, type Actor, WrongAnswer } from './acting.ts'
import { checkBooks, type Money, type Problem } from './books.ts'
import { bargain } from './bargaining.ts'
import { checkBargains } from './bargains.ts'
import { buy } from './buying.ts'
import { checkDeadlines, journalInWords, readJournal } from './journal.ts'
import { answerDisputes, onboard, onboardOthers, payOut, rejectSeller, settle } from './outside.ts'
import { Post } from './post.ts'
import { type Planting, Servers } from './server.ts'
import { checkUnfinished } from './unfinished.ts'
import { ADMIN, openYearMarket, type YearMarket } from './market.ts'

const DAY = 24 * 3_600_000
/** How often banks and deadlines are looked at. */
const TICK = DAY / 8
/** How many days pass between two vacuums. A PostgreSQL server does them by itself, and PGlite does not. */
const VACUUM_DAYS = 10

/** How many orders in how many days, and the seed of everything that happens by chance. */
export type Plan = { seed: number; orders: number; days: number }

/** The result of a year. */
export type Outcome = {
  market: YearMarket
  days: number
  money: Money | null
  /** The first problem in words, with the journal of its order; empty if there is none. */
  problem: readonly string[]
  /** The parties that the unfinished orders wait for, in the end. */
  waits: Map<string, number>
}

type Options = {
  /** Plants a mistake in the code that performs the effects. */
  planting?: Planting
  /** Called after each day whose books balance. */
  onDay?: (day: number, money: Money) => void
}

/** Lets the time of a plan pass, and stops at the first problem. The caller closes the database of the market. */
export async function takeYear(
  { seed, orders, days }: Plan,
  { planting = (perform) => perform, onDay = () => undefined }: Options = {},
): Promise<Outcome> {
  const market = await openYearMarket(seed)
  const { agenda, database, random, sellers, time } = market
  const servers = await Servers.start(market, planting)
  const post = new Post({
    ...market,
    tally: market.happened,
    clock: () => time.now,
    deliver: (body, signature) => servers.deliver(body, signature),
  })
  const start = time.now.getTime()
  const moment = () => start + random.between(0, days) * DAY
  for (let n = 0; n < orders; n += 1) {
    agenda.add(moment(), async () => {
      const orderId = await buy(market, servers)
      if (orderId !== null) visit(market, servers, { orderId, visits: random.whole(0, 6) })
    })
  }
  for (let n = 0; n < orders / 3; n += 1) {
    agenda.add(moment(), () => bargain(market, servers))
  }
  for (let n = 0; n < orders / 8; n += 1) agenda.add(moment(), async () => servers.doom())
  for (const seller of sellers) {
    agenda.add(start + random.between(0, 20) * DAY, () => onboard(market, servers, seller))
  }
  agenda.add(start + 0.7 * days * DAY, () => rejectSeller(market))

  const outcome: Outcome = { market, days: 0, money: null, problem: [], waits: new Map() }
  const found = async (problem: Problem | null): Promise<boolean> => {
    if (problem === null) return false
    const rows = problem.orderId === null ? [] : await readJournal(database, problem.orderId)
    outcome.problem = [`Day ${outcome.days}: ${problem.words}`, ...journalInWords(rows)]
    return true
  }
  try {
    for (let day = 0; day < days; day += 1) {
      outcome.days = day + 1
      await passDay(market, servers, { post, start: start + day * DAY })
      if (outcome.days % VACUUM_DAYS === 0) await database.execute('vacuum analyze')
      const { money, problem } = await checkBooks(database, post.disputed)
      outcome.money = money
      if (await found(problem)) return outcome
      onDay(outcome.days, money)
    }
  } catch (error) {
    if (!(error instanceof WrongAnswer)) throw error
    await found({ words: error.message, orderId: null })
    return outcome
  }
  const { waits, problem } = await checkUnfinished(database)
  outcome.waits = waits
  if (await found(problem)) return outcome
  if (await found(await checkDeadlines(database))) return outcome
  if (await found(await checkBargains(market))) return outcome
  for (const flow of flows) {
    const { breach } = await auditFlows(database, flow)
    if (await found(breach === null ? null : { words: breach, orderId: null })) return outcome
  }
  return outcome
}

/** Lets a day pass: what the agenda has, every few hours the banks and deadlines, and at its end the admin and sellers. */
async function passDay(
  market: YearMarket,
  servers: Servers,
  { post, start }: { post: Post; start: number },
): Promise<void> {
  const { agenda, random, time } = market
  for (let end = start + TICK; end <= start + DAY; end += TICK) {
    for (let item = agenda.next(end); item !== null; item = agenda.next(end)) {
      time.now = new Date(Math.max(time.now.getTime(), item.at))
      await item.run()
      // Other events come before the server has performed the due work.
      if (random.chance(0.3)) await servers.work()
    }
    time.now = new Date(end)
    await settle(market, post)
    await servers.work()
  }
  await servers.keepHouse()
  await actAsAdmin(market, servers)
  await answerDisputes(market)
  await onboardOthers(market, servers)
  await payOut(market)
}

type Visits = { orderId: string; visits: number }

/** The two sides of an order and the admin look at it now and then. After the last visit, silence decides. */
function visit(market: YearMarket, servers: Servers, { orderId, visits }: Visits): void {
  const { agenda, database, random, time } = market
  if (visits === 0) return
  agenda.add(time.now.getTime() + random.between(0.1, 4) * DAY, async () => {
    const sides = await database.query<Actor>(
      `select user_id as id, role from flow_members where flow = 'order' and flow_id = $1 order by role`,
      [orderId],
    )
    const actor = random.chance(0.03) ? { id: ADMIN, role: 'admin' as const } : random.pick(sides)
    const goesOn = await act(market, servers, { actor, orderId })
    if (goesOn) visit(market, servers, { orderId, visits: visits - 1 })
  })
}
