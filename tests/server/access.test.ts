import { base64url, errors, type JWTVerifyGetKey } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  emailOf,
  type MarketUnderTest,
  openMarket,
  type Person,
  proofFor,
  strangerKeys,
  submissionOf,
} from './market-under-test.ts'

let market: MarketUnderTest
beforeAll(async () => {
  market = await openMarket()
})

const intent = { price: 50, bookingId: 'b', productId: 'p1' }
const payment = { transactionId: 't', bookingId: 'b', email: emailOf('ann') }

describe('who may do what', () => {
  type Row = [method: string, path: string, json: unknown, allowed: readonly Person[]]
  const everyone = ['ann', 'bob', 'sue', 'ada'] as const
  const rows: Row[] = [
    ['GET', '/get-categories', undefined, everyone],
    ['GET', '/get-three-categories', undefined, everyone],
    ['GET', '/v2/home-advertisements', undefined, everyone],
    ['GET', '/v2/category/music', undefined, everyone],
    ['GET', '/v2/advertisements', undefined, everyone],
    ['GET', '/blogs', undefined, everyone],
  ]
  test.each(rows)('C2: %s %s is public', async (method, path) => {
    expect((await market.call(method, path)).status).toBe(200)
  })

  // What gets past the door is refused by the next question: 404 says that the door was open.
  const guarded: [...Row, open: number][] = [
    ['GET', `/users/role/${emailOf('ann')}`, undefined, ['ann', 'ada'], 200],
    ['PUT', '/book-product', submissionOf(1, 'ann'), ['ann'], 200],
    ['GET', `/book-product?email=${emailOf('ann')}`, undefined, ['ann'], 200],
    ['DELETE', `/book-product?email=${emailOf('ann')}&id=p9`, undefined, ['ann'], 200],
    ['GET', '/payment-booking/none', undefined, ['ann', 'bob', 'sue', 'ada'], 404],
    ['POST', '/create-payment-intent', intent, ['ann', 'bob'], 404],
    ['POST', '/save-payment-info', payment, ['ann'], 404],
  ]
  describe.each(guarded)('S8: %s %s', (method, path, json, allowed, open) => {
    const send = (options: { as?: Person; bearer?: string }) =>
      market.call(method, path, json === undefined ? options : { ...options, json })

    test('nobody is asked to log in', async () => {
      const answer = await send({})
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 'token-missing' })
    })
    test('a token that is none is refused', async () => {
      expect((await send({ bearer: 'x.y.z' })).body).toMatchObject({ code: 'token-invalid' })
    })
    test('a removed user is refused though his token is good', async () => {
      const answer = await send({ as: 'rex' })
      expect(answer.status).toBe(403)
      expect(answer.body).toMatchObject({ code: 'account-removed' })
    })
    test.each(everyone)('%s gets what is his due', async (person) => {
      expect((await send({ as: person })).status).toBe(allowed.includes(person) ? open : 403)
    })
  })
})

const jwt = (email: string, bearer?: string) =>
  market.call('GET', `/jwt?email=${email}`, bearer === undefined ? {} : { bearer })

const part = (value: object) => base64url.encode(JSON.stringify(value))

describe('S5: an access token is given only for the e-mail that the ID token proves', () => {
  test('the token that is given opens the calls of its owner', async () => {
    const { body } = await jwt(emailOf('ann'), await proofFor(emailOf('ann')))
    const { accessToken } = body as { accessToken: string }
    const answer = await market.call('GET', `/users/role/${emailOf('ann')}`, {
      bearer: accessToken,
    })
    expect(answer.body).toEqual({ role: 'buyer' })
  })
  test('case makes no difference in an e-mail', async () => {
    expect((await jwt('ANN@example.test', await proofFor('Ann@Example.test'))).status).toBe(200)
  })
  test('without an ID token there is none', async () => {
    expect((await jwt(emailOf('ann'))).body).toMatchObject({ code: 'proof-missing' })
  })
  test("another's e-mail is refused", async () => {
    const answer = await jwt(emailOf('ada'), await proofFor(emailOf('ann')))
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'not-yours' })
  })
  test('an unknown user is not found, a removed one is told so', async () => {
    expect((await jwt('new@example.test', await proofFor('new@example.test'))).status).toBe(404)
    const removed = await jwt(emailOf('rex'), await proofFor(emailOf('rex')))
    expect(removed.status).toBe(403)
    expect(removed.body).toMatchObject({ code: 'account-removed' })
  })

  const unsigned = `${part({ alg: 'none' })}.${part({
    email: emailOf('ada'),
    sub: 'a',
    iss: 'https://identity.test',
    aud: 'market-test',
    iat: 1772365800,
    exp: 1772369400,
  })}.`
  test.each([
    ['unsigned (alg none)', async () => unsigned],
    ['of another key', () => proofFor(emailOf('ada'), { key: strangerKeys.privateKey })],
    ['for another audience', () => proofFor(emailOf('ada'), { audience: 'other-project' })],
    ['of another issuer', () => proofFor(emailOf('ada'), { issuer: 'https://evil.test' })],
    ['expired', () => proofFor(emailOf('ada'), { expires: '2026-03-01T11:59:00Z' })],
  ])('a proof %s is refused', async (_name, forge) => {
    const answer = await jwt(emailOf('ada'), await forge())
    expect(answer.status).toBe(401)
  })
  test('an access token is no proof, and a proof is no access token', async () => {
    const token = await market.market.tokens.issue('ann')
    expect((await jwt(emailOf('ann'), token)).status).toBe(401)
    const bearer = await proofFor(emailOf('ann'))
    expect((await market.call('GET', `/users/role/${emailOf('ann')}`, { bearer })).status).toBe(401)
  })
  test('an access token ends after an hour', async () => {
    const bearer = await market.market.tokens.issue('ann')
    const begun = market.time.now
    market.time.now = new Date(begun.getTime() + 60 * 60_000 + 1000)
    const answer = await market.call('GET', `/users/role/${emailOf('ann')}`, { bearer })
    market.time.now = begun
    expect(answer.body).toMatchObject({ code: 'token-invalid' })
  })
})

describe('identity provider keys', () => {
  const unreachable: [string, JWTVerifyGetKey][] = [
    ['out of reach', () => Promise.reject(new TypeError('fetch failed'))],
    ['answering late', () => Promise.reject(new errors.JWKSTimeout())],
  ]
  test.each(unreachable)('%s are the provider’s trouble: 503', async (_name, keys) => {
    const other = await openMarket({ keys })
    const bearer = await proofFor(emailOf('ann'))
    const answer = await other.call('GET', `/jwt?email=${emailOf('ann')}`, { bearer })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ code: 'identity-unavailable' })
  })
})

const put = async (email: string, role: string, proven = email) =>
  market.call('PUT', '/user', {
    bearer: await proofFor(proven),
    json: { name: 'Zoe', email, role },
  })
const roleOf = async (email: string) =>
  (await market.database.query('select role from users where email = $1', [email]))[0]

describe('PUT /user', () => {
  test('S4: registers a seller and acknowledges', async () => {
    expect((await put('zoe@example.test', 'seller')).body).toMatchObject({ acknowledged: true })
    expect(await roleOf('zoe@example.test')).toEqual({ role: 'seller' })
  })
  test('S3: never changes the role of somebody who is registered', async () => {
    expect((await put(emailOf('sue'), 'buyer')).body).toMatchObject({ acknowledged: true })
    expect(await roleOf(emailOf('sue'))).toEqual({ role: 'seller' })
  })
  test('S2: admin is not on offer', async () => {
    expect((await put('eve@example.test', 'admin')).status).toBe(400)
    expect(await roleOf('eve@example.test')).toBeUndefined()
  })
  test("nobody registers another's e-mail", async () => {
    expect((await put('victim@example.test', 'buyer', 'eve@example.test')).status).toBe(403)
  })
  test('a removed user does not come back by registering', async () => {
    expect((await put(emailOf('rex'), 'seller')).body).toMatchObject({ code: 'account-removed' })
  })
})
