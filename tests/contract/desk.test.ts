import { describe, expect, it } from 'vitest'
import { auditedActs, found, samsFile } from '../../src/screens/desk/desk-story-fixtures.ts'
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
    const unknown = { failure: { kind: 'notFound' } }
    await expect(calls.getUserFile('sam')).rejects.toMatchObject(unknown)
    await expect(calls.getAuditLog('')).rejects.toMatchObject(unknown)
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

  it('reads a user by id, and the audit log by page', async () => {
    const calls = await apiOf(['desk'])
    server().answer({ body: samsFile })
    expect(await calls.getUserFile('seller/1')).toEqual(samsFile)
    expect(server().requests).toMatchObject([{ method: 'GET', path: '/admin/users/seller%2F1' }])
    server().answer({ body: [{ ...auditedActs[0], at: 'today' }, ...auditedActs] })
    expect(await calls.getAuditLog('7')).toEqual([
      expect.objectContaining({ isUnreadableItem: true }),
      ...auditedActs,
    ])
    expect(server().requests).toMatchObject([
      { method: 'GET', path: '/admin/audit-log', query: { limit: '100', after: '7' } },
    ])
  })
})
