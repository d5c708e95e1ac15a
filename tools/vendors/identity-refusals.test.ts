import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, renew } from '../../tests/standins/identity-server.ts'
import { identityProviders, type Provider } from './identity-providers.ts'

/** Returns the status and Google's error code, without the explanation that may follow it. */
const codeIn = ({ status, body }: { status: number; body: { error?: { message: string } } }) =>
  `${status} ${body.error?.message.split(' : ')[0]}`

/** Requests that the SDK sends, or would send for possible user input. */
const refused: [code: string, method: string, fields: object][] = [
  ['WEAK_PASSWORD', 'signUp', { email: 'weak@loppis.test', password: '12345' }],
  ['MISSING_PASSWORD', 'signUp', { email: 'none@loppis.test' }],
  ['INVALID_EMAIL', 'signUp', { email: 'not an e-mail', password: 'second-hand' }],
  ['MISSING_EMAIL', 'signUp', { password: 'second-hand' }],
  ['MISSING_PASSWORD', 'signInWithPassword', { email: 'none@loppis.test' }],
  ['MISSING_EMAIL', 'signInWithPassword', { password: 'second-hand' }],
  ['INVALID_EMAIL', 'signInWithPassword', { email: 'not an e-mail', password: 'second-hand' }],
  [
    'INVALID_LOGIN_CREDENTIALS',
    'signInWithPassword',
    { email: 'nobody@loppis.test', password: 'x' },
  ],
  ['MISSING_ID_TOKEN', 'lookup', {}],
  ['INVALID_ID_TOKEN', 'lookup', { idToken: 'rubbish' }],
  ['INVALID_ID_TOKEN', 'update', { idToken: 'rubbish', displayName: 'Ada' }],
  ['INVALID_ID_TOKEN', 'delete', { idToken: 'rubbish' }],
  ['INVALID_CREDENTIAL_OR_PROVIDER_ID', 'signInWithIdp', { requestUri: 'http://localhost' }],
  [
    'INVALID_IDP_RESPONSE',
    'signInWithIdp',
    { requestUri: 'http://localhost', postBody: 'id_token=rubbish&providerId=google.com' },
  ],
]

describe.each(identityProviders())('$name rejects', ({ open }) => {
  let provider: Provider
  beforeAll(async () => {
    provider = await open()
  })
  afterAll(() => provider.stop())

  test.each(refused)('with %s: %s %j', async (code, method, fields) => {
    const answer = await call(provider, method, { returnSecureToken: true, ...fields })
    expect(codeIn(answer)).toBe(`400 ${code}`)
  })

  test('with INVALID_REFRESH_TOKEN: a malformed refresh token', async () => {
    expect(codeIn(await renew(provider, 'rubbish'))).toBe('400 INVALID_REFRESH_TOKEN')
  })

  test('with USER_NOT_FOUND: the ID token of a deleted account', async () => {
    const person = { email: `gone-${randomUUID()}@loppis.test`, password: 'second-hand' }
    const { idToken } = (await call(provider, 'signUp', { ...person, returnSecureToken: true }))
      .body
    await call(provider, 'delete', { idToken })
    expect(codeIn(await call(provider, 'lookup', { idToken }))).toBe('400 USER_NOT_FOUND')
  })
})
