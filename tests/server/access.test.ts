import { PUBLIC_LISTS } from './public-lists.ts'
import { errors, type JWTVerifyGetKey } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { emailOf, type TestApp, openTestApp, idTokenFor } from './test-app.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})

test.each(PUBLIC_LISTS)('C2: %s is public', async (path) => {
  expect((await market.call('GET', path)).status).toBe(200)
})

const jwt = (email: string, bearer?: string) =>
  market.call('GET', `/jwt?email=${email}`, bearer === undefined ? {} : { bearer })

describe('S5: an access token is given only for the e-mail that the ID token proves', () => {
  test('the token that is given opens the calls of its owner', async () => {
    const { body } = await jwt(emailOf('ann'), await idTokenFor(emailOf('ann')))
    const { accessToken } = body as { accessToken: string }
    const answer = await market.call('GET', `/users/role/${emailOf('ann')}`, {
      bearer: accessToken,
    })
    expect(answer.body).toEqual({ role: 'buyer' })
  })
  test('case makes no difference in an e-mail', async () => {
    expect((await jwt('ANN@example.test', await idTokenFor('Ann@Example.test'))).status).toBe(200)
  })
  test('without an ID token there is none', async () => {
    expect((await jwt(emailOf('ann'))).body).toMatchObject({ code: 'id-token-missing' })
  })
  test("another's e-mail is refused", async () => {
    const answer = await jwt(emailOf('ada'), await idTokenFor(emailOf('ann')))
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ code: 'not-yours' })
  })
  test('an unknown user is not found, a removed one is told so', async () => {
    expect((await jwt('new@example.test', await idTokenFor('new@example.test'))).status).toBe(404)
    const removed = await jwt(emailOf('rex'), await idTokenFor(emailOf('rex')))
    expect(removed.status).toBe(403)
    expect(removed.body).toMatchObject({ code: 'account-removed' })
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
