import { beforeAll, expect, test } from 'vitest'
import { type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})

test.each([
  ['/get-categories', 'categories', { name: 'Musik' }],
  ['/get-three-categories', 'categories', { name: 'Musik' }],
  ['/blogs', 'blog_entries', { question: 'Varför?', answer: 'Därför.' }],
])('C4: GET %s returns the translations of the rows that have them', async (path, table, sv) => {
  const before = (await market.call('GET', path)).body as object[]
  expect(before.filter((item) => 'translations' in item)).toEqual([])
  await market.database.query(
    `update ${table} set translations = $1
       where position = (select min(position) from ${table})`,
    [JSON.stringify({ sv })],
  )
  const [first, ...others] = (await market.call('GET', path)).body as object[]
  expect(first).toEqual({ ...before[0], translations: { sv } })
  expect(others).toEqual(before.slice(1))
  await market.database.query(`update ${table} set translations = null`)
})
