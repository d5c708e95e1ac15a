import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { firebaseAccounts } from '../../server/access/firebase.ts'
import { idTokenFor } from './id-tokens.ts'
import { t as sv } from '../../src/messages/sv.ts'
import { emailOf, openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const zoe = 'zoe@example.test'

/** Asks for an access token with the ID token of this identity. */
const logIn = async (email: string, identity: string) =>
  market.call('GET', `/jwt?email=${email}`, { bearer: await idTokenFor(email, { identity }) })
const register = async (email: string, identity: string, role = 'buyer') =>
  market.call('PUT', '/user', {
    bearer: await idTokenFor(email, { identity }),
    json: { name: 'Zoe', email, role },
  })
const identityOf = async (email: string) =>
  (await market.database.query('select identity_id from users where email = $1', [email]))[0]

describe('S5: an account belongs to the identity that created it', () => {
  test('also if its e-mail is not verified', async () => {
    market.identity.isEmailVerified = false
    expect((await register(zoe, 'zoe-1')).status).toBe(200)
    expect((await logIn(zoe, 'zoe-1')).status).toBe(200)
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
  test('and not to another identity with the same e-mail, verified or not', async () => {
    await register(zoe, 'zoe-1')
    for (const isEmailVerified of [true, false]) {
      market.identity.isEmailVerified = isEmailVerified
      expect((await logIn(zoe, 'zoe-2')).body).toMatchObject({
        status: 403,
        code: 'identity-changed',
      })
      expect((await register(zoe, 'zoe-2', 'seller')).body).toMatchObject({
        code: 'identity-changed',
      })
    }
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
  test('whose owner reads where to write', async () => {
    await register(zoe, 'zoe-1')
    Object.assign(market.market, { operatorEmail: 'help@market.example' })
    const app = market.appWith({})
    const headers = { authorization: `Bearer ${await idTokenFor(zoe, { identity: 'zoe-2' })}` }
    const answer = await (await app.request(`/jwt?email=${zoe}`, { headers })).json()
    expect(answer.detail).toMatch(/ \(help@market\.example\)\.$/)
    expect(sv({ text: answer.detail, code: answer.code })).toMatch(/ \(help@market\.example\)\.$/)
    expect(sv({ text: answer.title, code: answer.code })).toMatch(/marknaden\.$/)
  })
  test('of two identities that register an e-mail at once, one gets it', async () => {
    const answers = await Promise.all([register(zoe, 'zoe-1'), register(zoe, 'zoe-2')])
    expect(await Promise.all([logIn(zoe, 'zoe-1'), logIn(zoe, 'zoe-2')])).toMatchObject(
      isDeepStrictEqual(await identityOf(zoe), { identity_id: 'zoe-1' })
        ? [{ status: 200 }, { status: 403 }]
        : [{ status: 403 }, { status: 200 }],
    )
    expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0)
  })
})

describe('S5: an older account without an identity', () => {
  test('goes to the first identity that has verified its e-mail', async () => {
    expect((await logIn(emailOf('ann'), 'ann-1')).status).toBe(200)
    expect(await identityOf(emailOf('ann'))).toEqual({ identity_id: 'ann-1' })
    expect((await logIn(emailOf('ann'), 'ann-2')).body).toMatchObject({ code: 'identity-changed' })
  })
  test('sends a mail to an identity that has not, and stays without one', async () => {
    market.identity.isEmailVerified = false
    expect((await logIn(emailOf('ann'), 'ann-1')).body).toMatchObject({
      status: 403,
      code: 'email-unverified',
    })
    expect(market.identity.mailed).toEqual([
      await idTokenFor(emailOf('ann'), { identity: 'ann-1' }),
    ])
    expect(await identityOf(emailOf('ann'))).toEqual({ identity_id: null })
  })
})

describe('a new e-mail of an identity', () => {
  beforeEach(() => register(zoe, 'zoe-1'))
  test('becomes the account’s, once it is verified', async () => {
    market.identity.isEmailVerified = false
    expect((await logIn('new@example.test', 'zoe-1')).body).toMatchObject({
      code: 'email-unverified',
    })
    market.identity.isEmailVerified = true
    expect((await logIn('new@example.test', 'zoe-1')).status).toBe(200)
    expect(await identityOf('new@example.test')).toEqual({ identity_id: 'zoe-1' })
  })
  test('does not take over the account that has it', async () => {
    expect((await logIn(emailOf('ann'), 'zoe-1')).body).toMatchObject({ code: 'identity-changed' })
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
})

test('S5: a revoked ID token gives no access token', async () => {
  market.identity.isRevoked = true
  expect((await logIn(emailOf('ann'), 'ann-1')).body).toMatchObject({
    status: 401,
    code: 'id-token-invalid',
  })
})

describe('the look-up at Firebase', () => {
  const idToken = idTokenFor(zoe)
  /** When `idTokenFor` lets the user sign in, in seconds. */
  const signedIn = new Date('2026-03-01T11:50:00Z').getTime() / 1000
  const lookUp = async (status: number, body: object) => {
    const fetch = async () => Response.json(body, { status })
    return firebaseAccounts('key', fetch).lookUp(await idToken)
  }
  const user = (fields: object) => lookUp(200, { users: [{ emailVerified: true, ...fields }] })

  test.each([
    ['a user', {}, { isEmailVerified: true }],
    ['an unverified e-mail', { emailVerified: false }, { isEmailVerified: false }],
    ['a password from before', { validSince: String(signedIn) }, { isEmailVerified: true }],
    ['a password that was changed later', { validSince: String(signedIn + 1) }, null],
    ['a disabled user', { disabled: true }, null],
  ])('tells %s', async (_name, fields, expected) => {
    expect(await user(fields)).toEqual(expected)
  })
  test.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_ID_TOKEN : words'])(
    'takes %s as revoked',
    async (message) => {
      expect(await lookUp(400, { error: { message } })).toBeNull()
    },
  )
  test('does not take a refused key as revoked', async () => {
    const refusal = lookUp(403, {
      error: { message: 'Requests from referer <empty> are blocked.' },
    })
    await expect(refusal).rejects.toThrow('blocked')
  })
  test('without a key, believes the claims of the token', async () => {
    expect(await firebaseAccounts(null).lookUp(await idToken)).toEqual({ isEmailVerified: false })
  })
})
