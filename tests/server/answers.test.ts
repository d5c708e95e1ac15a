import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp({ origins: ['https://shop.example'] })
})

describe('errors are problem details (RFC 9457)', () => {
  test('with a type, a title, the status and a stable code', async () => {
    const { body, headers, status } = await market.call('GET', '/payment-booking/x')
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(body).toEqual({
      type: 'urn:loppis:problem:token-missing',
      title: 'Please log in first.',
      status,
      code: 'token-missing',
      requestId: headers.get('x-request-id'),
    })
  })
  test.each([
    ['sv-SE,sv;q=0.9,en;q=0.5', 'sv', 'Logga in först.'],
    ['de, en;q=0.5', 'en', 'Please log in first.'],
  ])('in the first language of %s that there is', async (wanted, language, title) => {
    const headers = { 'accept-language': wanted }
    const answer = await market.app.request('/payment-booking/x', { headers })
    expect(answer.headers.get('content-language')).toBe(language)
    expect(await answer.json()).toMatchObject({ title })
  })
  test('with a detail for developers in English alone', async () => {
    const asked = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await market.app.request('/search?price=9-3', { headers })).json()
    }
    expect(await asked('en')).toMatchObject({
      detail: "The query parameter 'price' is an empty range.",
    })
    expect(await asked('sv')).not.toHaveProperty('detail')
  })
  test('an unknown path returns not-found', async () => {
    expect((await market.call('GET', '/nothing')).body).toMatchObject({ code: 'not-found' })
  })
  test('a body that is not JSON is rejected', async () => {
    const response = await market.app.request('/book-product', {
      method: 'PUT',
      body: '{',
      headers: { authorization: `Bearer ${await market.market.tokens.issue('ann')}` },
    })
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid-request' })
  })
  test('a body over 64 kB is rejected', async () => {
    const json = { name: 'x'.repeat(70_000) }
    expect((await market.call('PUT', '/user', { json })).body).toMatchObject({ code: 'too-large' })
  })
  test('an internal error is logged, and its response contains no details', async () => {
    await market.database.execute('alter table blog_entries rename to hidden_entries')
    const { body } = await market.call('GET', '/blogs')
    await market.database.execute('alter table hidden_entries rename to blog_entries')
    expect(body).toMatchObject({ status: 500, code: 'internal' })
    expect(JSON.stringify(body)).not.toContain('blog_entries')
    expect(market.log.join('\n')).toContain('blog_entries')
  })
})

describe('headers', () => {
  test('the CSP of an API response allows nothing', async () => {
    for (const path of ['/blogs', '/all-buyers']) {
      const { headers } = await market.call('GET', path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
    }
  })
  test('a response sets COOP to same-origin-allow-popups and disables MIME sniffing', async () => {
    const { headers } = await market.call('GET', '/blogs')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://evil.example', null],
  ])('for the origin %s, Access-Control-Allow-Origin is %s', async (origin, allowed) => {
    const { headers } = await market.call('GET', '/blogs', { headers: { origin } })
    expect(headers.get('access-control-allow-origin')).toBe(allowed)
  })
})

test('the log contains no query string, e-mail or token', async () => {
  await market.call('GET', `/users/role/${emailOf('ann')}?secret=1`, { as: 'ann' })
  expect(market.log).toEqual([expect.stringMatching(/^GET \/users\/role\/\{email\} 200 \d+ ms$/)])
})
