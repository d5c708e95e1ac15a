import { type RawBuilder, sql } from 'kysely'

/** The price that sellers usually take, in percent of the asking price: those in the category of an item, or all. */
export type UsualPrice = { percent: number; of: 'category' | 'market' }

const DAYS = 180
/** Fewer agreements do not show a usual price. */
const LEAST = { category: 5, market: 20 } as const
/** At most so many are read for a page: the latest. */
const MOST = 100

/** Selects the latest agreements about items of a category. */
const latestIn = (category: RawBuilder<unknown>, since: Date) => sql`
  select agreed_share, agreed_at from offers
   where agreed_in = ${category} and agreed_at > ${since}::timestamptz
   order by agreed_at desc limit ${sql.lit(MOST)}`

/** Selects the latest agreements, by way of each category: an index of its own would tempt PostgreSQL away from the other. */
const latestInMarket = (since: Date) => sql`
  select agreed.* from categories c cross join lateral (${latestIn(sql`c.id`, since)}) as agreed
   order by agreed_at desc limit ${sql.lit(MOST)}`

/** Selects the median of these agreements; null where they are too few. */
const medianOf = (of: UsualPrice['of'], latest: RawBuilder<unknown>) => sql`(
  select json_build_object('percent', round(percentile_cont(0.5) within group (order by agreed_share) * 100), 'of', ${sql.lit(of)})
    from (${latest}) as latest having count(*) >= ${sql.lit(LEAST[of])})`

/** Selects the usual price for an item of a category, by the clock of the offers; null where too little is known. */
export function selectUsualPrice(
  category: RawBuilder<unknown>,
  now: Date,
): RawBuilder<UsualPrice | null> {
  const since = new Date(now.getTime() - DAYS * 86_400_000)
  const ofCategory = medianOf('category', latestIn(category, since))
  // The second median is only computed where the first is null.
  return sql<UsualPrice | null>`coalesce(${ofCategory}, ${medianOf('market', latestInMarket(since))})`
}
