import { describe, expect, it } from 'vitest'
import { decisions, hiddenCamera } from '../../src/screens/cases/case-story-fixtures.ts'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

async function apiOf(extensions: readonly string[]) {
  const calls = api()
  server().answer({ body: { role: 'seller', extensions } })
  await calls.getRole('ada@loppis.test')
  return calls
}

describe('the cases of moderation, an extension', () => {
  it('C1: are not asked of a server that has none', async () => {
    const calls = await apiOf(['own-reports'])
    await expect(calls.getCases(false)).rejects.toMatchObject({ failure: { kind: 'notFound' } })
    expect(server().requests).toHaveLength(1)
  })

  it('C4: one that cannot be read hides no other', async () => {
    const calls = await apiOf(['cases'])
    server().answer({ body: [{ ...hiddenCamera, decision: {} }, ...decisions] })
    expect(await calls.getCases(false)).toEqual([
      expect.objectContaining({ isUnreadableItem: true }),
      ...decisions,
    ])
    expect(server().requests).toMatchObject([
      { method: 'GET', path: '/cases', query: { show: 'decided' } },
    ])
  })

  it('are for an admin those that wait, before the others', async () => {
    const calls = await apiOf(['cases'])
    server().answer({ body: [hiddenCamera] })
    expect(await calls.getCases(true)).toEqual([hiddenCamera, hiddenCamera])
    expect(server().requests).toMatchObject([
      { query: { show: 'waiting' } },
      { query: { show: 'decided' } },
    ])
  })
})
