import { expect, test } from 'vitest'
import { listingFlow, lockListing, openAllListings } from '../../server/listings/listing.ts'
import { openTestApp } from '../server/test-app.ts'

test('a server starts while another one opens the listing of a product that another program has inserted', async () => {
  const { database, time } = await openTestApp()
  let starting = Promise.resolve()
  await database.transaction(async (transaction) => {
    await lockListing(transaction, 'p1', time.now)
    starting = openAllListings(database, time.now)
    // The other server has read what it opens when it waits for this transaction.
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await database.query(waiting)).length === 0) await new Promise(setImmediate)
  })
  await starting
  const opened = await database.query(
    `select flow_id, count(*)::int as rows from journal where flow = $1 and flow_id in ('p1', 'p2') group by 1 order by 1`,
    [listingFlow.name],
  )
  expect(opened).toEqual([
    { flow_id: 'p1', rows: 1 },
    { flow_id: 'p2', rows: 1 },
  ])
})
