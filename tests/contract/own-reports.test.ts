import { describe, expect, it } from 'vitest'
import { recordedCalls } from './recorded-calls.ts'

const { api, server } = recordedCalls()

/** Returns an API that has read the role of a user from a server with these fields in its response. */
async function apiOf(fields: object) {
  const calls = api()
  server().answer({ body: { role: 'buyer', ...fields } })
  await calls.getRole('bo@loppis.test')
  return calls
}

describe('the reports of a user, an extension', () => {
  it.each([
    ['announces nothing', {}],
    ['announces other extensions', { extensions: ['search'] }],
    ['has another field of that name', { extensions: 7 }],
  ])('C1: a server that %s is not asked for them', async (_, fields) => {
    const calls = await apiOf(fields)
    expect(await calls.getOwnReports()).toBeNull()
    expect(server().requests).toHaveLength(1)
  })

  it('B9: are read from a server that announces them, without an unreadable one', async () => {
    const calls = await apiOf({ extensions: ['own-reports'] })
    server().answer({ body: [{ reportedProductId: 'p1' }, { reportedProductId: 7 }, {}] })
    expect(await calls.getOwnReports()).toEqual(['p1', '7'])
    expect(server().requests.at(-1)).toMatchObject({ method: 'GET', path: '/own-reports' })
  })

  it('B9: one is taken back by the id of its product', async () => {
    server().answer({ body: { acknowledged: true, deletedCount: 1 } })
    expect(await api().takeBackReport('p 1')).toEqual({ deletedCount: 1 })
    expect(server().requests).toMatchObject([{ method: 'DELETE', path: '/own-reports/p%201' }])
  })

  it('B9: one counts as taken back only if the response says so', async () => {
    server().answer({ body: { acknowledged: true } })
    await expect(api().takeBackReport('p1')).rejects.toMatchObject({
      failure: { kind: 'undecodable' },
    })
  })

  it('B9: the reason and the words are sent besides the id of the product', async () => {
    server().answer({ body: { insertedId: 'report-1' } })
    await api().reportProduct('p1', 'key-1', { reason: 'scam', words: 'Fake.' })
    expect(server().requests).toMatchObject([
      { path: '/reported-product/', payload: { id: 'p1', reason: 'scam', words: 'Fake.' } },
    ])
  })

  it.each([
    ['missing', {}],
    ['of another type', { reason: { code: 7 }, words: 7 }],
    ['unknown', { reason: 'ugly', words: '' }],
  ])('A6: a reported item is read if its reason is %s', async (_, fields) => {
    server().answer({ body: [{ reportedProductId: 'p1', productData: [], ...fields }] })
    expect(await api().getReportedItems()).toEqual([{ reportedProductId: 'p1', productData: [] }])
  })
})

describe('the dismissal of reports, an extension', () => {
  it.each([
    [[], false],
    [['own-reports'], false],
    [['report-dismissal'], true],
  ])('C1: a server that announces %j offers it: %s', async (extensions, isOffered) => {
    const calls = await apiOf({ extensions })
    expect(await calls.canDismissReports()).toBe(isOffered)
  })

  it('closes the reports by the id of their product', async () => {
    server().answer({ body: { acknowledged: true, deletedCount: 2 } })
    await api().dismissReports('p 1')
    expect(server().requests).toMatchObject([{ method: 'DELETE', path: '/reports/p%201' }])
  })

  it('counts only if the response says so', async () => {
    server().answer({ body: { acknowledged: true } })
    await expect(api().dismissReports('p1')).rejects.toMatchObject({
      failure: { kind: 'undecodable' },
    })
  })
})
