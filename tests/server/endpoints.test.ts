import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { openAllListings } from '../../server/listings/listing.ts'
import { openDemoClock } from '../../server/orders/demoClock.ts'
import { type Call, endpoints } from '../../server/routes/endpoints.ts'
import { extensionNames, SERVER } from '../../server/routes/extensions.ts'
import { nameOf, table } from '../contract/api-table.ts'
import { addCase, addOffer, addOrder, everyCall, requestsIn } from './calls.ts'
import { addOtherSeller, callAs } from './callers.ts'
import { withCheckedAnswers } from './checked-answers.ts'
import { idTokenFor } from './id-tokens.ts'
import { book, emailOf, openIntent, openTestApp, type TestApp } from './test-app.ts'

/** Opens a market in which every example can be asked for, with a clock that users move. */
async function openMarket() {
  const market = await openTestApp()
  await market.database.execute('delete from demo_clock')
  await addOtherSeller(market)
  await addOrder(market)
  await addOffer(market)
  await addCase(market)
  const token = await market.market.unsubscribeTokens.issue({ userId: 'ann', kind: 'saved' })
  const booking = await book(market, 1, 'ann')
  const demoClock = await openDemoClock({ database: market.database, clock: market.market.clock })
  const app = createApp({
    config: { identityProject: null, stripe: null, imageUploadUrl: null, allowedOrigins: [] },
    appContext: { ...market.market, demoClock, flowClock: demoClock.now },
    standins: [],
    clientFiles: null,
    log: () => undefined,
  })
  const requests = requestsIn(booking, token)
  return { ...market, app: withCheckedAnswers(app), booking, requests, callers: everyCall(booking) }
}

/** The steps that come before some of the examples. */
const before: Partial<Record<Call, (market: TestApp, booking: string) => Promise<unknown>>> = {
  'GET /listings/:id': ({ database, time }) => openAllListings(database, time.now),
  async 'POST /save-payment-info'(market, booking) {
    await openIntent(market, 1, 'ann', booking)
    market.cards.become('pi_1', 'succeeded')
  },
  'POST /conversations/:productId/events': (market) =>
    callAs(market, 'ann', 'POST', '/conversations/p1/messages', {
      json: { id: 'message-0', text: 'Hello' },
    }),
}

describe('the example of an endpoint gets the answer that the endpoint declares', () => {
  let market: Awaited<ReturnType<typeof openMarket>>
  let isChanged = true
  // Calls that change nothing come first, and share a market.
  const inOrder = endpoints.toSorted(
    (one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'),
  )
  test.each(inOrder)('$call', async ({ call, method, access }) => {
    if (isChanged) market = await openMarket()
    isChanged = method !== 'GET'
    await before[call]?.(market, market.booking)
    const { path, json, headers } = market.requests[call]
    const [first = 'ann'] = market.callers[call].allowed
    // An account is not deleted while something is open.
    const caller = call === 'DELETE /account' ? 'bob' : first
    const bearer =
      'proven' in access ? idTokenFor(emailOf(caller)) : market.market.tokens.issue(caller)
    const event = { type: 'payment_intent.succeeded', intentId: 'pi_1' }
    const body = 'signed' in access ? event : json
    const response = await market.app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${await bearer}`,
        'stripe-signature': 'signed',
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 })
  })
})

test.each([{}, { unread: '1' }, { unread: 1, stored: {} }])(
  'an answer that is not the declared one fails its test: %j',
  async (answer) => {
    const server = withCheckedAnswers(
      new Hono().get('/notifications/unread', (context) => context.json(answer)),
    )
    await expect(server.request('/notifications/unread')).rejects.toThrow(
      'GET /notifications/unread answers',
    )
  },
)

describe('GET /openapi.json', () => {
  let text: string
  beforeAll(async () => {
    const market = await openTestApp()
    text = await (await market.app.request('/openapi.json')).text()
  })
  type Operation = { operationId: string; tags: string[] }
  const operations = () => {
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        ...operation,
        name: `${method.toUpperCase()} ${path}`,
      })),
    )
  }

  test('is a document of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })
  test('refers only to what it defines', () => {
    const { components } = JSON.parse(text) as { components: { schemas: object } }
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(new Set(refs)).toEqual(new Set(Object.keys(components.schemas)))
  })
  test('has every endpoint, each with a name of its own', () => {
    const names = operations().map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1'))
    expect(names.toSorted()).toEqual(endpoints.map(({ call }) => call).toSorted())
    expect(new Set(operations().map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  })
  test('tells the calls of the specification from those of announced extensions', () => {
    const inSpecification = operations().filter(({ tags }) => tags.includes('specification'))
    expect(inSpecification.map(({ name }) => name).toSorted()).toEqual(table.map(nameOf).toSorted())
    const tags = new Set(operations().flatMap((each) => each.tags))
    const known = new Set(['specification', SERVER, ...extensionNames])
    expect([...tags].filter((tag) => !known.has(tag))).toEqual([])
  })
})
