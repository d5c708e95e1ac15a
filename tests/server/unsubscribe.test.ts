import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { ISSUER, signingKey } from '../../server/http/tokens.ts'
import { mailedAfter, mailsOf, ORIGIN } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const BAD = [
  ['no token', async () => ''],
  ['a token of words', async () => '?token=none'],
  ['an access token', async () => `?token=${await market.market.tokens.issue('sue')}`],
  [
    'a token of an unknown user',
    async () =>
      `?token=${await market.market.unsubscribeTokens.issue({ userId: 'x', kind: 'offers' })}`,
  ],
  [
    'a token with another signature',
    async () => `?token=${(await tokenOf()).replace(/.{4}$/, 'AAAA')}`,
  ],
  ['a token for another audience', async () => `?token=${await signedToken('loppis')}`],
  ['a token for no audience', async () => `?token=${await signedToken()}`],
] as const

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

const PATH = '/notifications/unsubscribe'
const tokenOf = () => market.market.unsubscribeTokens.issue({ userId: 'sue', kind: 'offers' })
/** Signs a token with the market's key and the claims of `tokenOf`; only its audience may differ. */
async function signedToken(audience?: string): Promise<string> {
  const token = new SignJWT({ kind: 'offers' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('sue')
    .setIssuer(ISSUER)
  if (audience !== undefined) token.setAudience(audience)
  return token.sign(await signingKey(market.database))
}
const wanted = async () => {
  const { body } = await market.call('GET', '/notifications/settings', { as: 'sue' })
  const { settings } = body as { settings: { kind: string; channels: { mail: boolean } }[] }
  return settings.filter(({ channels }) => channels.mail).map(({ kind }) => kind)
}
const ALL = ['orders', 'offers', 'messages', 'listings', 'saved']
const WITHOUT_OFFERS = ['orders', 'messages', 'listings', 'saved']
const page = async (method: string, token: string) => {
  const response = await market.app.request(`${PATH}?token=${token}`, {
    method,
    headers: { accept: 'text/html,*/*' },
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the address in a mail ends the mails of its kind by one click', async () => {
  await offered(market, 'ann', 40)
  await mailedAfter(market, 2)
  const [mail] = await mailsOf(market, 'sue')
  const address = mail?.unsubscribe_url ?? ''
  expect(mail?.body_html).toContain(`href="${address}"`)
  const answer = await market.app.request(address.replace(ORIGIN, ''), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(await answer.json()).toEqual({ acknowledged: true })
  expect(await wanted()).toEqual(WITHOUT_OFFERS)
  await offered(market, 'ann', 41, 2)
  expect(await mailedAfter(market, 60)).toBe(0)
})

describe('a page', () => {
  test('asks first, since programs open the links of mails', async () => {
    const { status, headers, text } = await page('GET', await tokenOf())
    expect(status).toBe(200)
    expect(text).toContain('<form method="post"><button>Unsubscribe</button></form>')
    expect(text).toContain('about offers?')
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await wanted()).toEqual(ALL)
  })

  test('says that the mails have ended', async () => {
    const { status, text } = await page('POST', await tokenOf())
    expect(status).toBe(200)
    expect(text).toContain('You are unsubscribed from emails about offers.')
    expect(text).not.toContain('<form')
    expect(await wanted()).toEqual(WITHOUT_OFFERS)
  })

  test('is in the language of the user', async () => {
    await market.database.query(`update users set language = 'sv' where id = 'sue'`)
    expect((await page('GET', await tokenOf())).text).toContain('Vill du sluta få mejl om bud?')
  })
})

test('takes a token that is signed for it', async () => {
  expect((await page('GET', await signedToken('loppis-unsubscribe'))).status).toBe(200)
})

test.each(BAD)('refuses %s', async (_, query) => {
  for (const method of ['GET', 'POST']) {
    const { body } = await market.call(method, PATH + (await query()))
    expect(body).toMatchObject({ status: 400, code: 'invalid-request' })
  }
  expect(await wanted()).toEqual(ALL)
})

test('the token is no access token', async () => {
  const { body } = await market.call('GET', '/notifications', { bearer: await tokenOf() })
  expect(body).toMatchObject({ status: 401, code: 'token-invalid' })
})
