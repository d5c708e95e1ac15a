import { describe, expect, it } from 'vitest'
import { found } from '../../src/screens/desk/desk-story-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

async function apiOf(extensions: readonly string[]) {
  const calls = api()
  server().answer({ body: { role: 'admin', extensions } })
  await calls.getRole('ada@loppis.test')
  return calls
}

describe("an admin's desk, an extension", () => {
  it('C1: is not asked of a server that has none', async () => {
    const calls = await apiOf(['cases'])
    await expect(calls.findForAdmin('sam')).rejects.toMatchObject({ failure: { kind: 'notFound' } })
    expect(server().requests).toHaveLength(1)
  })

  it('finds by words, and without words the suspended users', async () => {
    const calls = await apiOf(['desk'])
    server().answer({ body: found })
    expect(await calls.findForAdmin('sam & bea')).toEqual(found)
    await calls.findForAdmin('')
    expect(server().requests).toMatchObject([
      { method: 'GET', path: '/admin/search', query: { words: 'sam & bea' } },
      { method: 'GET', path: '/admin/search', query: {} },
    ])
  })
})
