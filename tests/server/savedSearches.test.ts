import { beforeEach, describe, expect, test } from 'vitest'
import { type Queryable } from '../../server/database/database.ts'
import { performDue } from '../../server/flows/worker.ts'
import { savedSearches } from '../../server/search/saved-search-notices.ts'
import { SAVED_SEARCHES_LIMIT } from '../../server/search/saved.ts'
import { chair } from './chair.ts'
import { mailedAfter, mailsOf } from './mail-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

type Saved = { _id: string; name: string; question: object; newCount: number; savedAt: string }

const save = (as: Person, name: string, question: Record<string, string>) =>
  market.call('POST', '/saved-searches', { as, json: { name, question } })

const listOf = async (as: Person) =>
  (await market.call('GET', '/saved-searches', { as })).body as Saved[]

describe('/saved-searches, an extension', () => {
  test('keeps a search with its name and its question, for the caller alone', async () => {
    const { body } = await save('ann', ' Guitars ', { q: 'guitar', price: '25-50' })
    expect(body).toEqual({ acknowledged: true, insertedId: expect.any(String) })
    expect(await listOf('ann')).toEqual([
      {
        _id: expect.any(String),
        name: 'Guitars',
        question: { q: 'guitar', price: '25-50' },
        newCount: 0,
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    expect(await listOf('bob')).toEqual([])
  })

  test('a question that is kept already gets the new name', async () => {
    await save('ann', 'Guitars', { q: 'guitar', condition: 'good' })
    await save('ann', 'Good guitars', { condition: 'good', q: 'guitar' })
    expect((await listOf('ann')).map(({ name }) => name)).toEqual(['Good guitars'])
  })

  test('counts what others have listed since the user looked', async () => {
    await save('ann', 'Guitars', { q: 'guitar' })
    await market.database.query(`update saved_searches set seen_at = '2000-01-01'`)
    const [saved] = await listOf('ann')
    expect(saved?.newCount).toBeGreaterThan(0)
    await market.call('PUT', `/saved-searches/${saved?._id}/seen`, { as: 'ann' })
    expect((await listOf('ann'))[0]?.newCount).toBe(0)
  })

  test('counts no product of the user', async () => {
    await save('sue', 'Guitars', { q: 'guitar' })
    await market.database.query(`update saved_searches set seen_at = '2000-01-01'`)
    await market.database.query(
      `update products set seller_id = (select id from users where email like 'sue%')`,
    )
    expect((await listOf('sue'))[0]?.newCount).toBe(0)
  })

  test('refuses a question that GET /search refuses, and a search without a name', async () => {
    expect((await save('ann', 'Guitars', { condition: 'new' })).status).toBe(400)
    expect((await save('ann', 'Guitars', { price: '50-25' })).status).toBe(400)
    expect((await save('ann', '  ', { q: 'guitar' })).status).toBe(400)
    expect(await listOf('ann')).toEqual([])
  })

  test('a full list takes nothing more, and loses nothing', async () => {
    for (let index = 0; index < SAVED_SEARCHES_LIMIT; index += 1) {
      await save('ann', 'Guitars', { q: `guitar ${index}` })
    }
    const { status, body } = await save('ann', 'Violins', { q: 'violin' })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'saved-searches-full' })
    expect(await listOf('ann')).toHaveLength(SAVED_SEARCHES_LIMIT)
  })

  test('is removed and looked at by its user alone', async () => {
    await save('ann', 'Guitars', { q: 'guitar' })
    const [saved] = await listOf('ann')
    const path = `/saved-searches/${saved?._id}`
    const removal = (as: Person) => market.call('DELETE', path, { as })
    expect((await market.call('PUT', `${path}/seen`, { as: 'bob' })).body).toEqual({
      acknowledged: false,
    })
    expect((await removal('bob')).body).toEqual({ acknowledged: true, deletedCount: 0 })
    expect((await removal('ann')).body).toEqual({ acknowledged: true, deletedCount: 1 })
    expect(await listOf('ann')).toEqual([])
  })
})

const saveGuitars = (as: Person, name = 'Guitars') =>
  market.call('POST', '/saved-searches', { as, json: { name, question: { q: 'guitar' } } })

/** Lists items of sue at the test's time. */
const list = (...names: string[]) =>
  market.database.query(
    `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                           purchase_year, contact, location, created_at)
       select 'new-' || name, 'sue', 'music', name, '/g.avif', 5000, 9900, 'good', 2020, '555', 'Lund', $2
         from unnest($1::text[]) name`,
    [names, market.time.now],
  )

const look = () => performDue(market.market, savedSearches(market.market))

const toldTo = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )

test('tells how many new items a search finds, once', async () => {
  await saveGuitars('ann')
  minutesPass(market, 30)
  await list('Red guitar', 'Blue guitar', 'Bike')
  expect(await look()).toBe(0)
  minutesPass(market, 31)
  expect(await look()).toBe(1)
  expect(await toldTo('ann')).toEqual(['2 new items for your search “Guitars”.'])
  minutesPass(market, 61)
  expect(await look()).toBe(0)
  minutesPass(market, 1)
  await list('Green guitar')
  minutesPass(market, 61)
  expect(await look()).toBe(1)
  // One notification says all that is new since ann has looked.
  expect(await toldTo('ann')).toEqual(['3 new items for your search “Guitars”.'])
})

test('tells of what has the attributes and is within the distance, and of nothing else', async () => {
  const add = async (location: string, colour: string) => {
    const { status } = await market.call('POST', '/add-product', {
      as: 'sue',
      json: {
        ...chair,
        categoryId: 'music',
        productName: 'Guitar',
        location,
        attributes: { colour },
      },
    })
    expect(status).toBe(200)
  }
  const question = { q: 'guitar', 'a.colour': 'red', near: 'Lund', within: '20', sort: 'nearest' }
  await save('ann', 'Guitars', question)
  minutesPass(market, 30)
  await add('Göteborg', 'red')
  await add('Lund', 'black')
  minutesPass(market, 31)
  expect(await look()).toBe(0)
  // 16 km from Lund.
  await add('Malmö', 'red')
  minutesPass(market, 61)
  expect(await look()).toBe(1)
  expect(await toldTo('ann')).toEqual(['1 new item for your search “Guitars”.'])
})

test('does not tell of what the user has seen', async () => {
  await saveGuitars('ann')
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 1)
  const [saved] = await market.database.query<{ id: string }>('select id from saved_searches')
  await market.call('PUT', `/saved-searches/${saved?.id}/seen`, { as: 'ann' })
  minutesPass(market, 60)
  expect(await look()).toBe(0)
})

test('tells nobody of the own items, nor a removed user', async () => {
  await saveGuitars('sue')
  await saveGuitars('bob')
  await market.database.query(`update users set removed_at = now() where id = 'bob'`)
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 31)
  await look()
  expect(await market.database.query('select user_id from notifications')).toEqual([])
})

test('reaches the user by mail, unless it is turned off', async () => {
  await saveGuitars('ann')
  await saveGuitars('bob')
  await market.call('PUT', '/notifications/settings', {
    as: 'bob',
    json: { kind: 'saved', channel: 'mail', isOn: false },
  })
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 31)
  expect(await look()).toBe(2)
  await mailedAfter(market, 1)
  expect(await mailsOf(market, 'ann')).toMatchObject([
    { subject: '1 new item for your search “Guitars”' },
  ])
  expect(await mailsOf(market, 'bob')).toEqual([])
  expect(await toldTo('bob')).toHaveLength(1)
})

test('a search that fails is looked at again an hour later, and does not stop the others', async () => {
  const looks: string[] = []
  const { transaction } = market.market.database
  const database = {
    ...market.market.database,
    transaction: <Result>(work: (inside: Queryable) => Promise<Result>) =>
      transaction((inside) =>
        work({
          execute: (sql) => inside.execute(sql),
          query(sql, parameters) {
            if (!parameters?.includes('ann') || !sql.includes('created_at >'))
              return inside.query(sql, parameters)
            looks.push('ann')
            return inside.query('select 1 / 0')
          },
        }),
      ),
  }
  await saveGuitars('ann')
  minutesPass(market, 1)
  await saveGuitars('bob')
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 61)
  const lookWithFault = () =>
    performDue(market.market, savedSearches({ ...market.market, database }))
  await expect(lookWithFault()).rejects.toThrow('division by zero')
  expect(await toldTo('bob')).toHaveLength(1)
  minutesPass(market, 40)
  expect(await lookWithFault()).toBe(0)
  expect(looks).toEqual(['ann'])
  await list('Blue guitar')
  minutesPass(market, 21)
  expect(await look()).toBe(2)
  expect(await toldTo('ann')).toEqual(['2 new items for your search “Guitars”.'])
})

test('is told once by servers at once', async () => {
  await saveGuitars('ann')
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 31)
  await Promise.all([look(), look()])
  expect(await toldTo('ann')).toHaveLength(1)
})
