import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { fromTheStart } from './from-the-start.ts'
import { recordedCalls } from './recorded-calls.ts'
import { cases } from './api-cases.ts'

const { api, server } = recordedCalls()

const nothingElse = { query: {}, authorization: null, idempotencyKey: null, payload: undefined }

describe('C1: every call has its exact method, path, query, headers and payload', () => {
  it.each(cases)('$name', async ({ call, request, response, returns }) => {
    server().answer({ body: response })
    expect(await call(api())).toEqual(returns)
    expect(server().requests).toEqual([{ ...nothingElse, ...request }])
  })

  it('C1: the base URL may have a path and a trailing slash', async () => {
    server().answer({ body: [] })
    await createApi({ baseUrl: `${server().url}/market/`, readToken: () => null }).getCategories()
    expect(server().requests.map(({ path }) => path)).toEqual(['/market/get-categories'])
  })

  it('S8: the token is read for each call, and no header is sent without a token', async () => {
    const tokens = ['first', null]
    const changing = createApi({ baseUrl: server().url, readToken: () => tokens.shift() ?? null })
    server().answer({ body: [] })
    await changing.getBookings('bo@loppis.test')
    await changing.getBookings('bo@loppis.test')
    expect(server().requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer first',
      null,
    ])
  })

  it.each(['', '.', '..'])(
    'C1: the id %j, which would change the path, sends no request',
    async (id) => {
      server().answer({ body: [] })
      await expect(api().getCategoryProducts(id, fromTheStart)).rejects.toMatchObject({
        failure: { kind: 'notFound' },
      })
      expect(server().requests).toEqual([])
    },
  )
})
