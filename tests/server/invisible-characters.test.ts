import { beforeEach, expect, test } from 'vitest'
import { withoutInvisible } from '../../server/http/text.ts'
import { chair } from './chair.ts'
import { idTokenFor } from './id-tokens.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

test.each([
  ['a zero-width space', 'Ad\u200bmin', 'Admin'],
  ['a joiner between Latin letters', 'Ad\u200dmin', 'Admin'],
  ['a joiner at the start', '\u200dAdmin', 'Admin'],
  ['a bidirectional override', '\u202enimdA', 'nimdA'],
  ['bidirectional isolates', '\u2066Admin\u2069', 'Admin'],
  ['a soft hyphen', 'Ad\u00admin', 'Admin'],
  ['a byte order mark', '\ufeffAdmin', 'Admin'],
])('removes %s', (_name, text, expected) => {
  expect(withoutInvisible(text)).toBe(expected)
})
test.each([
  ['a family of emoji', '👨‍👩‍👧'],
  ['an emoji with a skin tone', '👩🏽‍💻'],
  ['Persian', 'می\u200cخواهم'],
  ['Devanagari', 'क्\u200dष'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
])('keeps the joiners in %s', (_name, text) => {
  expect(withoutInvisible(text)).toBe(text)
})

test('L2: a product is listed without them', async () => {
  const productName = 'Cha\u200bir\u202e'
  await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, productName } })
  expect(await market.database.query(`select name from products where name like 'Ch%'`)).toEqual([
    { name: 'Chair' },
  ])
})
test('L2: a description is listed without them, but with the marks of its direction', async () => {
  const description = 'safe \u202eevil\u202c \u2067x\u2069\n\u200fרהיט'
  await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, description } })
  expect(
    await market.database.query(`select description from products where description <> ''`),
  ).toEqual([{ description: 'safe evil x\n\u200fרהיט' }])
})
test('L2: names that look the same are stored as the same', async () => {
  const names = ['Grå  fåtölj', 'Grå\u00a0fåtölj '.normalize('NFD')]
  for (const productName of names) {
    await market.call('POST', '/add-product', { as: 'sue', json: { ...chair, productName } })
  }
  expect(
    await market.database.query(`select distinct name from products where name like 'Gr%'`),
  ).toEqual([{ name: 'Grå fåtölj' }])
})
test('S4: a user is registered without them', async () => {
  const email = 'zoe@example.test'
  const json = { name: '\u2066Zoe\u2069\u200b', email, role: 'buyer' }
  await market.call('PUT', '/user', { bearer: await idTokenFor(email), json })
  expect(await market.database.query(`select name from users where email = '${email}'`)).toEqual([
    { name: 'Zoe' },
  ])
})
test('S4: an e-mail with one is refused', async () => {
  const email = 'zo\u200be@example.test'
  const json = { name: 'Zoe', email, role: 'buyer' }
  const answer = await market.call('PUT', '/user', { bearer: await idTokenFor(email), json })
  expect(answer.body).toMatchObject({ status: 401, code: 'id-token-invalid' })
})
