import { beforeEach, describe, expect, test } from 'vitest'
import { SAVED_SEARCHES_LIMIT } from '../../server/search/saved.ts'
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
