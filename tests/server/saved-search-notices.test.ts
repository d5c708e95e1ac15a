import { beforeEach, expect, test } from 'vitest'
import { savedSearches } from '../../server/search/saved-search-notices.ts'
import { performDue } from '../../server/flows/worker.ts'
import type { Queryable } from '../../server/database/database.ts'
import { mailedAfter, mailsOf } from './mail-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const save = (as: Person, name = 'Guitars') =>
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
  await save('ann')
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

test('does not tell of what the user has seen', async () => {
  await save('ann')
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 1)
  const [saved] = await market.database.query<{ id: string }>('select id from saved_searches')
  await market.call('PUT', `/saved-searches/${saved?.id}/seen`, { as: 'ann' })
  minutesPass(market, 60)
  expect(await look()).toBe(0)
})

test('tells nobody of the own items, nor a removed user', async () => {
  await save('sue')
  await save('bob')
  await market.database.query(`update users set removed_at = now() where id = 'bob'`)
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 31)
  await look()
  expect(await market.database.query('select user_id from notifications')).toEqual([])
})

test('reaches the user by mail, unless it is turned off', async () => {
  await save('ann')
  await save('bob')
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
    { subject: '1 new item for your search “Guitars”.' },
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
  await save('ann')
  minutesPass(market, 1)
  await save('bob')
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
  await save('ann')
  minutesPass(market, 30)
  await list('Red guitar')
  minutesPass(market, 31)
  await Promise.all([look(), look()])
  expect(await toldTo('ann')).toHaveLength(1)
})
