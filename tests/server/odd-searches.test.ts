import { expect, test } from 'vitest'
import { openTestApp } from './test-app.ts'

test.each(['Ⅷ'.repeat(100), '⒇'.repeat(80)])(
  'a search for a word that is very long without its accents finds nothing: %s',
  async (q) => {
    const market = await openTestApp()
    // Without its accents, the word is viii or (20), many times over. These two are words of products.
    await market.database.execute(
      `insert into search_words (word) values ('viii'), ('20th') on conflict do nothing`,
    )
    const query = new URLSearchParams({ q })
    const found = await market.call('GET', `/search?${query}`)
    expect(found).toMatchObject({ status: 200, body: { products: [], found: { spelling: null } } })
    const suggested = await market.call('GET', `/search/suggest?${query}`)
    expect(suggested).toMatchObject({ status: 200, body: [] })
  },
)

test.each(['😀', '...', '+ - *'])(
  'a search for %s, which has no word, finds nothing',
  async (q) => {
    const market = await openTestApp()
    const query = new URLSearchParams({ q })
    expect(await market.call('GET', `/search?${query}`)).toMatchObject({
      status: 200,
      body: { products: [], next: null, found: { count: 0, isCountExact: true, spelling: null } },
    })
    const suggested = await market.call('GET', `/search/suggest?${query}`)
    expect(suggested).toMatchObject({ status: 200, body: [] })
  },
)

test.each(['', '  '])('a search for nothing, %j, finds all products', async (q) => {
  const market = await openTestApp()
  const { body } = await market.call('GET', `/search?${new URLSearchParams({ q })}`)
  expect((body as { found: { count: number } }).found.count).toBeGreaterThan(0)
})
