import { beforeEach, describe, expect, test } from 'vitest'
import { followedSellers } from '../../server/following/notices.ts'
import { FOLLOWING_LIMIT } from '../../server/following/following.ts'
import { performDue } from '../../server/flows/worker.ts'
import { addOtherSeller } from './callers.ts'
import { mailedAfter, mailsOf } from './mail-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
  await addOtherSeller(market)
})

const follow = (as: Person, sellerId: string) =>
  market.call('PUT', `/following/${sellerId}`, { as })
const unfollow = (as: Person, sellerId: string) =>
  market.call('DELETE', `/following/${sellerId}`, { as })
const followedBy = async (as: Person, query = '') =>
  (await market.call('GET', `/following${query}`, { as })).body as { _id: string }[]
const newFor = async (as: Person) =>
  (
    (await market.call('GET', '/following/new', { as })).body as { _id: string; isNew: boolean }[]
  ).map(({ _id, isNew }) => (isNew ? `${_id} is new` : _id))
const seen = (as: Person) => market.call('POST', '/following/seen', { as })

/** Lists items of a seller at the test's time. */
const list = (sellerId: string, ...names: string[]) =>
  market.database.query(
    `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                           purchase_year, contact, location, created_at)
       select name, $3, 'music', name, '/g.avif', 5000, 9900, 'good', 2020, '555', 'Lund', $2
         from unnest($1::text[]) name`,
    [names, market.time.now, sellerId],
  )

describe('/following, an extension', () => {
  test('lists the followed sellers for the caller alone, the last followed first, a page at a time', async () => {
    expect((await follow('ann', 'sue')).body).toEqual({ acknowledged: true })
    minutesPass(market, 1)
    await follow('ann', 'tom')
    await follow('ann', 'sue')
    expect(await followedBy('ann')).toEqual([
      { _id: 'tom', name: 'Tom', isVerified: false, newCount: 0 },
      { _id: 'sue', name: 'Sue', isVerified: true, newCount: 0 },
    ])
    expect(await followedBy('ann', '?limit=1')).toMatchObject([{ _id: 'tom' }])
    expect(await followedBy('ann', '?limit=1&after=tom')).toMatchObject([{ _id: 'sue' }])
    expect(await followedBy('bob')).toEqual([])
  })

  test('tells whether a seller is followed', async () => {
    await follow('ann', 'sue')
    expect(await followedBy('ann', '?seller=sue')).toMatchObject([{ _id: 'sue' }])
    expect(await followedBy('ann', '?seller=tom')).toEqual([])
  })

  test('ends at the wish of the user, once', async () => {
    await follow('ann', 'sue')
    await follow('bob', 'sue')
    expect((await unfollow('ann', 'sue')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect((await unfollow('ann', 'sue')).body).toEqual({ acknowledged: true, deletedCount: 0 })
    expect(await followedBy('ann')).toEqual([])
    expect(await followedBy('bob')).toHaveLength(1)
  })

  test.each([
    ['oneself', 'sue', 'sue', 409, 'follow-self'],
    ['a buyer', 'ann', 'bob', 404, 'seller-unknown'],
    ['nobody', 'ann', 'nobody', 404, 'seller-unknown'],
  ] as const)('refuses to follow %s', async (_, as, sellerId, status, code) => {
    expect(await follow(as, sellerId)).toMatchObject({ status, body: { code } })
    expect(await followedBy(as)).toEqual([])
  })

  test('ends with the removal of the seller, who cannot be followed again', async () => {
    await follow('ann', 'sue')
    await market.call('DELETE', '/remove-seller?email=sue@example.test', { as: 'ada' })
    expect(await followedBy('ann')).toEqual([])
    expect(await follow('ann', 'sue')).toMatchObject({
      status: 404,
      body: { code: 'seller-unknown' },
    })
  })

  test('takes no more sellers than the limit, and loses none', async () => {
    await market.database.query(
      `with many as (insert into users (id, name, email, role)
                       select 's' || n, 'S', 's' || n || '@example.test', 'seller' from generate_series(1, $1::int) n
                       returning id)
       insert into follows select 'ann', id, now(), now(), now() from many`,
      [FOLLOWING_LIMIT],
    )
    expect(await follow('ann', 'sue')).toMatchObject({
      status: 409,
      body: { code: 'following-full' },
    })
    expect(await followedBy('ann')).toHaveLength(FOLLOWING_LIMIT)
  })
})

describe('/following/new', () => {
  test('lists what followed sellers have listed since, the newest first', async () => {
    await list('sue', 'before')
    minutesPass(market, 1)
    await follow('ann', 'sue')
    minutesPass(market, 1)
    await list('sue', 'lamp')
    await list('tom', 'bike')
    minutesPass(market, 1)
    await list('sue', 'chair')
    expect(await newFor('ann')).toEqual(['chair is new', 'lamp is new'])
    expect(await followedBy('ann')).toMatchObject([{ newCount: 2 }])
    const { body } = await market.call('GET', '/following/new?limit=1', { as: 'ann' })
    expect(body).toEqual([
      {
        _id: 'chair',
        productName: 'chair',
        image: '/g.avif',
        askingPrice: 50,
        retailPrice: 99,
        categoryId: 'music',
        hasPage: true,
        isNew: true,
      },
    ])
  })

  test('what the user has looked at stays, and is new no more', async () => {
    await follow('ann', 'sue')
    minutesPass(market, 1)
    await list('sue', 'lamp')
    minutesPass(market, 1)
    await seen('ann')
    minutesPass(market, 1)
    await list('sue', 'chair')
    expect(await newFor('ann')).toEqual(['chair is new', 'lamp'])
    expect(await followedBy('ann')).toMatchObject([{ newCount: 1 }])
  })

  test('has nothing that is sold, withdrawn or removed', async () => {
    await follow('ann', 'sue')
    minutesPass(market, 1)
    await list('sue', 'sold', 'withdrawn', 'removed')
    await market.database.execute(`
      update products set is_sold = true where id = 'sold';
      update products set is_published = false where id = 'withdrawn';
      update products set removed_at = now() where id = 'removed'`)
    expect(await newFor('ann')).toEqual([])
    expect(await followedBy('ann')).toMatchObject([{ newCount: 0 }])
  })
})

const look = () => performDue(market.market, followedSellers(market.market))

type Notice = { kind: string; path: string; text: { en: string; sv: string } }
const noticesOf = async (as: Person) =>
  (await market.call('GET', '/notifications', { as })).body as Notice[]
const toldTo = async (as: Person) => (await noticesOf(as)).map(({ text }) => text.en)

describe('the notification of new items', () => {
  test('comes once an hour, names the only seller, and says all that is new since the user looked', async () => {
    await follow('ann', 'sue')
    minutesPass(market, 30)
    await list('sue', 'lamp', 'chair')
    expect(await look()).toBe(0)
    minutesPass(market, 31)
    expect(await look()).toBe(1)
    expect(await noticesOf('ann')).toMatchObject([
      {
        kind: 'saved',
        path: '/dashboard/following',
        text: { en: '2 new items from Sue.', sv: '2 nya varor från Sue.' },
      },
    ])
    minutesPass(market, 61)
    expect(await look()).toBe(0)
    minutesPass(market, 1)
    await list('sue', 'bike')
    minutesPass(market, 61)
    expect(await look()).toBe(1)
    expect(await toldTo('ann')).toEqual(['3 new items from Sue.'])
  })

  test('is one for all sellers', async () => {
    await follow('ann', 'sue')
    minutesPass(market, 20)
    await follow('ann', 'tom')
    await list('sue', 'lamp')
    minutesPass(market, 1)
    await list('tom', 'chair', 'bike')
    minutesPass(market, 61)
    expect(await look()).toBe(1)
    expect(await noticesOf('ann')).toMatchObject([
      {
        text: {
          en: '3 new items from sellers you follow.',
          sv: '3 nya varor från säljare du följer.',
        },
      },
    ])
    minutesPass(market, 20)
    await list('tom', 'violin')
    expect(await look()).toBe(0)
  })

  test('does not tell of what the user has seen, nor of sellers who are followed no more', async () => {
    await follow('ann', 'sue')
    await follow('bob', 'sue')
    minutesPass(market, 30)
    await list('sue', 'lamp')
    minutesPass(market, 1)
    await seen('ann')
    await unfollow('bob', 'sue')
    minutesPass(market, 60)
    expect(await look()).toBe(0)
    expect([...(await toldTo('ann')), ...(await toldTo('bob'))]).toEqual([])
  })

  test('reaches the user by mail, unless mails about saved things are turned off', async () => {
    await follow('ann', 'sue')
    await follow('bob', 'sue')
    await market.call('PUT', '/notifications/settings', {
      as: 'bob',
      json: { kind: 'saved', channel: 'mail', isOn: false },
    })
    minutesPass(market, 1)
    await list('sue', 'lamp')
    minutesPass(market, 61)
    expect(await look()).toBe(2)
    await mailedAfter(market, 1)
    expect(await mailsOf(market, 'ann')).toMatchObject([{ subject: '1 new item from Sue' }])
    expect(await mailsOf(market, 'bob')).toEqual([])
    expect(await toldTo('bob')).toHaveLength(1)
  })

  test('is told once by servers at once', async () => {
    await follow('ann', 'sue')
    minutesPass(market, 1)
    await list('sue', 'lamp')
    minutesPass(market, 61)
    await Promise.all([look(), look()])
    expect(await toldTo('ann')).toHaveLength(1)
  })
})
