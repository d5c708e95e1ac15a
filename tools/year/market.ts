import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { type CardStandIn, createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../tests/database/test-database.ts'
import { Agenda } from './agenda.ts'
import { createRandom, type Random } from './random.ts'
import { createTally, type NamedTally } from './tally.ts'

export const ADMIN = 'ada'
const BUYERS = 12
const SELLERS = 8
const idsOf = (role: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${role}${index + 1}`)

/** The parts of the year: its people, its provider, its clock and its chances. */
export type YearMarket = {
  database: Database
  standIn: CardStandIn
  time: { now: Date }
  random: Random
  agenda: Agenda
  /** Events, webhooks, restarts and other things that happened, by name. */
  happened: NamedTally
  faults: NamedTally
  /** The probability of a fault for each request to the provider. */
  faultRate: number
  buyers: readonly string[]
  sellers: readonly string[]
}

export const emailOf = (id: string) => `${id}@year.test`

/** Opens an empty market with its people, on the first of January. */
export async function openYearMarket(seed: number): Promise<YearMarket> {
  const database = await openTestDatabase()
  await migrate(database)
  const time = { now: new Date('2026-01-01T00:00:00Z') }
  const standIn = await createCardStandIn({ database, now: () => time.now })
  const buyers = idsOf('buyer', BUYERS)
  const sellers = idsOf('seller', SELLERS)
  await database.query(
    `insert into users (id, name, email, role, is_verified)
      select id, id, id || '@year.test', case when id = $2 then 'admin' else rtrim(id, '0123456789') end, true
        from unnest($1::text[]) id`,
    [[...buyers, ...sellers, ADMIN], ADMIN],
  )
  // The provider's tables have the payments of a year, which no test of the stand-in has.
  await database.execute(`
    insert into categories (id, name, position) values ('music', 'Music', 1);
    create index on cards_charges (intent);
    create index on cards_refunds (charge);
    create index on cards_transfers (transfer_group);
    create index on cards_charges (own_group)`)
  return {
    database,
    standIn,
    time,
    random: createRandom(seed),
    agenda: new Agenda(),
    happened: createTally(),
    faults: createTally(),
    faultRate: 0.1,
    buyers,
    sellers,
  }
}
