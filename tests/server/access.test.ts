import { PUBLIC_LISTS } from './public-lists.ts'
import { errors, type JWTVerifyGetKey } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { idTokenFor } from './id-tokens.ts'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})

test.each(PUBLIC_LISTS)('C2: %s is public', async (path) => {
  expect((await market.call('GET', path)).status).toBe(200)
})

const jwt = (email: string, bearer?: string) =>
  market.call('GET', `/jwt?email=${email}`, bearer === undefined ? {} : { bearer })

describe('S5: GET /jwt issues an access token only for the e-mail in the ID token', () => {
  test('the access token authorizes requests of its owner', async () => {
    const { body } = await jwt(emailOf('ann'), await idTokenFor(emailOf('ann')))
    const { accessToken } = body as { accessToken: string }
    const answer = await market.call('GET', `/users/role/${emailOf('ann')}`, {
      bearer: accessToken,
    })
    expect(answer.body).toMatchObject({ role: 'buyer' })
  })
  test('ignores the case of the e-mail', async () => {
    expect((await jwt('ANN@example.test', await idTokenFor('Ann@Example.test'))).status).toBe(200)
  })
  test('rejects a request without an ID token', async () => {
    expect((await jwt(emailOf('ann'))).body).toMatchObject({ code: 'id-token-missing' })
  })
  test("rejects another user's e-mail", async () => {
    const answer = await jwt(emailOf('ada'), await idTokenFor(emailOf('ann')))
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'not-yours' })
  })
  test('returns 404 for an unknown user and 403 for a removed user', async () => {
    expect((await jwt('new@example.test', await idTokenFor('new@example.test'))).status).toBe(404)
    const removed = await jwt(emailOf('rex'), await idTokenFor(emailOf('rex')))
    expect(removed.status).toBe(403)
    expect(removed.body).toMatchObject({ code: 'account-removed' })
  })

  test('an access token expires after an hour', async () => {
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
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['slow to load', () => Promise.reject(new errors.JWKSTimeout())],
  ]
  test.each(unreachable)('returns 503 if they are %s', async (_name, keys) => {
    const other = await openTestApp({ keys })
    const bearer = await idTokenFor(emailOf('ann'))
    const answer = await other.call('GET', `/jwt?email=${emailOf('ann')}`, { bearer })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ code: 'identity-unavailable' })
  })
})

const put = async (email: string, role: string, proven = email) =>
  market.call('PUT', '/user', {
    bearer: await idTokenFor(proven),
    json: { name: 'Zoe', email, role },
  })
const roleOf = async (email: string) =>
  (await market.database.query('select role from users where email = $1', [email]))[0]

describe('PUT /user', () => {
  test('S4: registers a seller and returns acknowledged', async () => {
    expect((await put('zoe@example.test', 'seller')).body).toMatchObject({ acknowledged: true })
    expect(await roleOf('zoe@example.test')).toEqual({ role: 'seller' })
  })
  test('S3: never changes the role of a registered user', async () => {
    expect((await put(emailOf('sue'), 'buyer')).body).toMatchObject({ acknowledged: true })
    expect(await roleOf(emailOf('sue'))).toEqual({ role: 'seller' })
  })
  test('S2: rejects the role admin', async () => {
    expect((await put('eve@example.test', 'admin')).status).toBe(400)
    expect(await roleOf('eve@example.test')).toBeUndefined()
  })
  test("rejects another user's e-mail", async () => {
    expect((await put('victim@example.test', 'buyer', 'eve@example.test')).status).toBe(403)
  })
  test('a removed user cannot register again', async () => {
    expect((await put(emailOf('rex'), 'seller')).body).toMatchObject({ code: 'account-removed' })
  })
})
