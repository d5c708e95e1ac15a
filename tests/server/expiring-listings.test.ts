import { beforeEach, describe, expect, test } from 'vitest'
import { expiringListingFlow } from '../../server/use-cases/listing-deadline.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { listingFlow, openAllListings } from '../../server/listings/listing.ts'
import { agreeOn, hoursPass, offered, readOfferOf } from './offer-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { book, openIntent, openTestApp, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
  await openAllListings(market.database, market.time.now)
})

const fire = () => fireDeadlines(market.market, expiringListingFlow)

async function hoursPassForListings(hours: number): Promise<void> {
  minutesPass(market, hours * 60)
  await fire()
}

/** Lets time pass until an hour before Guitar 1 expires: nobody has renewed it for 65 days. */
async function hourBeforeTheEnd(): Promise<void> {
  await hoursPassForListings(60 * 24)
  await hoursPassForListings(5 * 24 - 1)
}

type Listing = { state: string; deadline: { at: string } | null }
const listing = async () =>
  (await market.call('GET', '/listings/p1', { as: 'sue' })).body as Listing

const toldTo = async (as: 'ann' | 'sue') =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

describe('a listing that nobody renews', () => {
  test('stays for sale for another five days while it is reserved, so that its buyer can pay', async () => {
    await hourBeforeTheEnd()
    const bookingId = await book(market, 1, 'ann')
    await agreeOn(market, 'ann', 40)
    await hoursPassForListings(1)
    expect(await listing()).toMatchObject({
      state: 'expiring',
      deadline: { event: 'deadline.expired', at: '2026-05-10T12:00:00.000Z' },
    })
    const json = { price: 40, bookingId, productId: 'p1' }
    expect(await market.call('POST', '/create-payment-intent', { as: 'ann', json })).toMatchObject({
      status: 200,
    })
  })

  test('tells its seller again that it ends in five days, and expires then', async () => {
    await hourBeforeTheEnd()
    minutesPass(market, 50)
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    await hoursPassForListings(1 / 6)
    const reminder = 'Your listing Guitar 1 ends in 5 days. Renew it to keep it for sale.'
    expect((await toldTo('sue')).filter((text) => text === reminder)).toHaveLength(2)
    await hoursPassForListings(5 * 24)
    expect(await listing()).toMatchObject({ state: 'expired', deadline: null })
    expect(await toldTo('sue')).toContain(
      'Your listing Guitar 1 has ended. Renew it to sell the item.',
    )
    expect((await auditFlows(market.database, listingFlow)).breach).toBeNull()
  })

  test('stays for sale while a buyer pays, also where the clock of the demo is ahead', async () => {
    await hoursPassForListings(60 * 24)
    await openIntent(market, 1, 'ann', await book(market, 1, 'ann'))
    const ahead = new Date(market.time.now.getTime() + 5 * 86_400_000)
    const { database } = market
    const holdClock = () => market.time.now
    await fireDeadlines({ database, clock: holdClock, flowClock: () => ahead }, expiringListingFlow)
    expect(await listing()).toMatchObject({ state: 'expiring' })
  })

  test('tells a buyer who has booked the item', async () => {
    await hourBeforeTheEnd()
    await book(market, 1, 'ann')
    await hoursPassForListings(1)
    expect(await toldTo('ann')).toEqual([
      'The listing of Guitar 1, which you booked, has ended. It may come back.',
    ])
  })

  test('ends the offers for it, and tells their buyers why', async () => {
    await hourBeforeTheEnd()
    const id = await offered(market, 'ann', 40)
    await hoursPassForListings(1)
    expect(await listing()).toMatchObject({ state: 'expired' })
    expect(await readOfferOf(market, id)).toMatchObject({
      state: 'declined',
      timeline: [{}, { actor: 'market', event: 'market.close', reason: 'expired' }],
    })
    expect(await toldTo('ann')).toEqual([
      'Guitar 1 is not for sale any more, because its listing ended. Your offer has ended.',
    ])
  })

  test('ends no offer while it is reserved', async () => {
    await hourBeforeTheEnd()
    const id = await offered(market, 'bob', 40)
    await agreeOn(market, 'ann', 45)
    await hoursPassForListings(1)
    await hoursPass(market, 23)
    expect(await readOfferOf(market, id)).toMatchObject({ state: 'open' })
  })
})

test('the journal of a listing that expired before events told of reservations still replays', async () => {
  await hourBeforeTheEnd()
  await hoursPassForListings(1)
  await market.database.execute(
    `update journal set event = event - 'isHeld' where flow = 'listing'`,
  )
  expect((await auditFlows(market.database, listingFlow)).breach).toBeNull()
})
