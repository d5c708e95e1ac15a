import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { ISSUER, signingKey } from '../../server/http/tokens.ts'
import { forgetDueMails } from '../../server/notifications/digest.ts'
import { forgetOldNotifications } from '../../server/notifications/forget.ts'
import { type OutgoingMail } from '../../server/vendors/mail/transport.ts'
import { reviewFlow } from '../../server/reviews/review.ts'
import { write } from './conversation-steps.ts'
import { idTokenFor } from './id-tokens.ts'
import { deliver, mailedAfter, mailsOf, ORIGIN, writeDigests } from './mail-steps.ts'
import { offered, sendToOffer } from './offer-steps.ts'
import { buyGuitar, sendTo } from './order-steps.ts'
import { minutesPass, sell } from './test-app-steps.ts'
import { emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

const speak = (person: Person, language: string) =>
  market.database.query('update users set language = $2 where id = $1', [person, language])

const refuse = (as: Person, kind: string) =>
  market.call('PUT', '/notifications/settings', {
    as,
    json: { kind, channel: 'mail', isOn: false },
  })

const waiting = async () => {
  const rows = await market.database.query(
    'select 1 as one from notifications where mail_due_at is not null',
  )
  return rows.length
}

const subjectsOf = async (person: Person) =>
  (await mailsOf(market, person)).map(({ subject }) => subject)

describe('a mail', () => {
  test('tells of several events at once, with a link to each page', async () => {
    await offered(market, 'ann', 40)
    await write(market, 'bob', 'Hello')
    expect(await mailedAfter(market, 2)).toBe(1)
    const [mail, ...others] = await mailsOf(market, 'sue')
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Ann offers $40 for Guitar 1, and 1 more update',
      language: 'en',
      address: 'sue@example.test',
      unsubscribe_url: null,
      is_sent: false,
    })
    expect(mail?.body_text).toContain(`Ann offers $40 for Guitar 1.\n${ORIGIN}/dashboard/offers\n`)
    expect(mail?.body_html).toMatch(
      /href="(.+)\/dashboard\/offers"[^>]+>Ann offers \$40 for Guitar 1\.</,
    )
    expect(mail?.body_html).toContain(`href="${ORIGIN}/dashboard/account"`)
    expect(await waiting()).toBe(0)
    expect(await mailedAfter(market, 60)).toBe(0)
  })

  test('of one event has its item in the subject, the picture and one button, in the language of the user', async () => {
    await speak('sue', 'sv')
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
    const [mail] = await mailsOf(market, 'sue')
    expect(mail?.language).toBe('sv')
    expect(mail?.subject).toMatch(/^Ann bjuder 40\s\$ för Guitar 1$/)
    expect(mail?.body_html).toContain(`src="${ORIGIN}/guitar.avif"`)
    expect(mail?.body_html.match(/>Se budet</g)).toHaveLength(1)
    expect(mail?.body_text).toContain(`Se budet: ${ORIGIN}/dashboard/offers\n`)
    expect(mail?.body_html).toContain('<html lang="sv">')
    expect(mail?.body_text).toContain('Välj vad vi mejlar om')
    expect(mail?.unsubscribe_url).toMatch(
      /^https:\/\/shop\.example\/notifications\/unsubscribe\?token=[\w.-]+$/,
    )
  })

  test('has 20 sentences at most, and the number of the rest', async () => {
    await market.database.query(
      `insert into notifications (user_id, kind, flow, flow_id, event, told_as, reason, created_at, mail_due_at)
         select 'ann', 'saved', 'search', 's' || n, 'search.found', 'buyer', 'no. ' || n, $1, $1
           from generate_series(1, 23) n`,
      [market.time.now],
    )
    await writeDigests(market)
    const [mail] = await mailsOf(market, 'ann')
    expect(mail?.subject).toBe('1 new item for your search “no. 1”, and 22 more updates')
    expect(mail?.body_text.match(/new item/g)).toHaveLength(20)
    expect(mail?.body_html.match(/new item/g)).toHaveLength(20)
    expect(mail?.body_text).toContain('\nand 3 more\n')
    expect(mail?.body_html).toContain('>and 3 more<')
  })

  test('escapes the names of items', async () => {
    await market.database.query(`update products set name = '<b>x</b>"&' where id = 'p1'`)
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
    const [mail] = await mailsOf(market, 'sue')
    expect(mail?.body_html).toContain('for &lt;b&gt;x&lt;/b&gt;&quot;&amp;</h1>')
    expect(mail?.body_html).not.toContain('<b>')
    expect(mail?.body_text).toContain('for <b>x</b>"&\n')
  })
})

test.each([
  'https://evil.example/win',
  'evil.example',
  'win@evil.example',
  'www.évil.example',
  'EVIL.EXAMPLE/a.b',
])('a mail program makes no link of the name %s', async (name) => {
  await market.database.query(`update users set name = $1 where id = 'ann'`, [name])
  await market.database.query(`update products set name = $1 where id = 'p1'`, [name])
  await offered(market, 'ann', 40)
  await mailedAfter(market, 2)
  const [mail] = await mailsOf(market, 'sue')
  const texts = [mail?.subject, mail?.body_text, mail?.body_html].map((text = '') =>
    text.replaceAll(/https:\/\/shop\.example[^\s"<]*|<style>.*?<\/style>/gs, ''),
  )
  for (const text of texts) {
    expect(text).not.toMatch(/\w:\/\/\w|[\p{L}\d]\.\p{L}|@\p{L}/u)
    expect(text.replaceAll('\u200c', '')).toContain(name)
  }
})

describe('a receipt', () => {
  test('is a mail of its own for every purchase at once, to buyer and seller', async () => {
    await buyGuitar(market, 1)
    await buyGuitar(market, 2)
    await writeDigests(market)
    const [first, second, ...others] = await mailsOf(market, 'ann')
    expect(others).toEqual([])
    expect([first?.subject, second?.subject]).toEqual([
      'You bought Guitar 1 for $50',
      'You bought Guitar 2 for $50.01',
    ])
    for (const text of [first?.body_text, first?.body_html]) {
      expect(text).toContain('Visa •••• 4242')
      expect(text).toContain('March 1, 2026')
      expect(text).toContain('pi_1')
      expect(text).toContain('the station')
    }
    expect(await subjectsOf('sue')).toEqual([
      'Ann bought Guitar 1 for $50',
      'Ann bought Guitar 2 for $50.01',
    ])
    const [sold] = await mailsOf(market, 'sue')
    expect(sold?.body_text).toContain('Sold for: $50\n')
    expect(sold?.body_text).not.toMatch(/4242|pi_1/)
  })

  test('reaches a user who has turned the mails about orders off, or has read of the purchase', async () => {
    await refuse('ann', 'orders')
    await buyGuitar(market)
    await refuse('sue', 'orders')
    for (const as of ['ann', 'sue'] as const) {
      const { body } = await market.call('GET', '/notifications', { as })
      const [latest] = body as { _id: string }[]
      await market.call('POST', '/notifications/read', { as, json: { upTo: latest?._id } })
    }
    await writeDigests(market)
    expect([await subjectsOf('ann'), await subjectsOf('sue')]).toEqual([
      ['You bought Guitar 1 for $50'],
      ['Ann bought Guitar 1 for $50'],
    ])
    expect((await mailsOf(market, 'ann'))[0]?.unsubscribe_url).toBeNull()
  })

  test('has the whole name of the item in its subject', async () => {
    await buyGuitar(market)
    await market.database.query(`update products set name = 'Box no. 5! Large' where id = 'p1'`)
    await writeDigests(market)
    const [mail] = await mailsOf(market, 'ann')
    expect(mail?.subject).toBe('You bought Box no. 5! Large for $50')
    expect(mail?.body_text).toContain('\n\nLoppis holds the money until you have the item.\n\n')
  })
})

test('a day after the item was received, a mail of its own asks for a review', async () => {
  const order = await buyGuitar(market)
  await writeDigests(market)
  await sendTo(market, order, { type: 'buyer.confirm' })
  minutesPass(market, 24 * 60)
  await fireDeadlines(market.market, reviewFlow)
  await write(market, 'sue', 'Hello', { buyer: 'ann' })
  await mailedAfter(market, 15)
  const asked = (await mailsOf(market, 'ann')).find(({ subject }) => subject.includes('How did'))
  expect(asked?.subject).toBe('How did it go with Guitar 1?')
  expect(asked?.body_text).toContain(`Write a review: ${ORIGIN}/dashboard/order/${order}\n`)
})

describe('no mail is written', () => {
  test('before the delay of its kind', async () => {
    await write(market, 'ann', 'Hello')
    expect(await mailedAfter(market, 9)).toBe(0)
    expect(await mailedAfter(market, 2)).toBe(1)
  })

  test('of what the user has read meanwhile', async () => {
    const id = await offered(market, 'ann', 40)
    await sendToOffer(market, id, ['sue', 'seller.decline'])
    await mailedAfter(market, 2)
    expect(await mailsOf(market, 'sue')).toEqual([])
    expect(await subjectsOf('ann')).toHaveLength(1)
  })

  test('of what the user has turned off, before or after it', async () => {
    await refuse('ann', 'offers')
    const id = await offered(market, 'ann', 40)
    await refuse('sue', 'offers')
    await sendToOffer(market, id, ['sue', 'seller.decline'])
    expect(await mailedAfter(market, 2)).toBe(0)
  })

  test('of a kind that was turned off while the event was recorded', async () => {
    await offered(market, 'ann', 40)
    await market.database.query(
      `insert into notification_refusals (user_id, kind, channel) values ('sue', 'offers', 'mail')`,
    )
    expect(await mailedAfter(market, 2)).toBe(0)
    expect(await waiting()).toBe(0)
  })

  test('to a removed user', async () => {
    await offered(market, 'ann', 40)
    await market.database.query(`update users set removed_at = now() where id = 'sue'`)
    expect(await mailedAfter(market, 2)).toBe(0)
    expect(await waiting()).toBe(0)
  })

  test('to an address that nobody has confirmed, but of a paid order and of a removal', async () => {
    await market.database.query(`update users set email_confirmed_at = null where id = 'sue'`)
    await offered(market, 'ann', 40)
    await write(market, 'bob', 'Hello')
    expect(await mailedAfter(market, 15)).toBe(0)
    expect(await waiting()).toBe(0)
    await sell(market)
    await mailedAfter(market, 15)
    await market.call('DELETE', '/delete-product/p2', { as: 'ada', json: { reason: 'A copy.' } })
    await mailedAfter(market, 15)
    expect(await subjectsOf('sue')).toEqual([
      expect.stringContaining('Guitar 1'),
      expect.stringContaining('We removed your listing Guitar 2'),
    ])
  })

  test('until its user signs in with an identity whose address is confirmed', async () => {
    await market.database.query(`update users set email_confirmed_at = null where id = 'sue'`)
    await market.database.query(`update users set identity_id = 'sue-1' where id = 'sue'`)
    const signIn = async () =>
      market.call('GET', `/jwt?email=${emailOf('sue')}`, {
        bearer: await idTokenFor(emailOf('sue'), { identity: 'sue-1' }),
      })
    market.identity.isEmailVerified = false
    await signIn()
    await offered(market, 'ann', 40)
    expect(await mailedAfter(market, 2)).toBe(0)
    market.identity.isEmailVerified = true
    await signIn()
    await offered(market, 'ann', 41, 2)
    expect(await mailedAfter(market, 2)).toBe(1)
  })

  test('where nothing sends mails', async () => {
    await offered(market, 'ann', 40)
    await write(market, 'bob', 'Hello')
    minutesPass(market, 2)
    await forgetDueMails(market.market)
    expect(await waiting()).toBe(1)
    expect(await mailedAfter(market, 20)).toBe(1)
    expect((await mailsOf(market, 'sue'))[0]?.subject).toContain('Bob')
  })

  test('twice by servers at once', async () => {
    await offered(market, 'ann', 40)
    minutesPass(market, 2)
    const written = await Promise.all([writeDigests(market), writeDigests(market)])
    expect(written.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(await mailsOf(market, 'sue')).toHaveLength(1)
  })
})

test('the next mail waits for 15 minutes, and has what came meanwhile', async () => {
  await offered(market, 'ann', 40)
  await mailedAfter(market, 2)
  await offered(market, 'ann', 41, 2)
  expect(await mailedAfter(market, 2)).toBe(0)
  await offered(market, 'bob', 42, 3)
  expect(await mailedAfter(market, 12)).toBe(0)
  expect(await mailedAfter(market, 1)).toBe(1)
  const [, next] = await mailsOf(market, 'sue')
  expect(next?.subject).toBe('Ann offers $41 for Guitar 2, and 1 more update')
})

/** A transport that notes what it sends, and fails with an error as often as it is told. */
function recorded(failures = 0) {
  const sent: OutgoingMail[] = []
  let left = failures
  return {
    sent,
    send: async (mail: OutgoingMail) => {
      left -= 1
      if (left >= 0) throw new Error('450 Mailbox busy')
      sent.push(mail)
    },
  }
}

describe('delivery', () => {
  beforeEach(async () => {
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
  })

  test('sends a mail once', async () => {
    const transport = recorded()
    expect(await deliver(market, transport)).toBe(1)
    minutesPass(market, 24 * 60)
    expect(await deliver(market, transport)).toBe(0)
    expect(transport.sent).toMatchObject([
      { address: 'sue@example.test', language: 'en', subject: 'Ann offers $40 for Guitar 1' },
    ])
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: true, failure: null }])
  })

  test('sends a mail once by two servers at once', async () => {
    const transport = recorded()
    const counts = await Promise.all([deliver(market, transport), deliver(market, transport)])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(transport.sent).toHaveLength(1)
  })

  test('tries a mail again after growing pauses, and keeps it', async () => {
    const transport = recorded(2)
    await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: false }])
    expect(await deliver(market, transport)).toBe(0)
    minutesPass(market, 1)
    await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
    minutesPass(market, 3)
    expect(await deliver(market, transport)).toBe(0)
    minutesPass(market, 1)
    expect(await deliver(market, transport)).toBe(1)
    expect(transport.sent).toHaveLength(1)
  })

  test('gives a mail up after twelve attempts', async () => {
    const transport = recorded(12)
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await expect(deliver(market, transport)).rejects.toThrow('450 Mailbox busy')
      minutesPass(market, 12 * 60)
    }
    minutesPass(market, 365 * 24 * 60)
    expect(await deliver(market, transport)).toBe(0)
    expect(await mailsOf(market, 'sue')).toMatchObject([
      { is_sent: false, failure: '450 Mailbox busy' },
    ])
  })

  test('sends the same mail again where the server dies after sending it', async () => {
    const transport = recorded()
    const { sent } = transport
    const dying = {
      send: async (mail: OutgoingMail) => {
        await transport.send(mail)
        throw new Error('The server dies before it reports the delivery.')
      },
    }
    await expect(deliver(market, dying)).rejects.toThrow('The server dies')
    expect(await mailsOf(market, 'sue')).toMatchObject([{ is_sent: false }])
    minutesPass(market, 5)
    await deliver(market, transport)
    expect(sent).toHaveLength(2)
    const [first, again] = sent.map(({ id, createdAt }) => ({ id, createdAt }))
    expect(again).toEqual(first)
  })

  test('sends nothing to a user who was removed meanwhile', async () => {
    await market.database.query(`update users set removed_at = now() where id = 'sue'`)
    const transport = recorded()
    expect(await deliver(market, transport)).toBe(0)
    expect(transport.sent).toEqual([])
    expect(await mailsOf(market, 'sue')).toMatchObject([{ failure: 'The user is removed.' }])
  })

  test('is forgotten after a month, and what was told after half a year', async () => {
    const count = async (table: string) =>
      (await market.database.query(`select id from ${table}`)).length
    minutesPass(market, 29 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect([await count('mails'), await count('notifications')]).toEqual([1, 1])
    minutesPass(market, 2 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect([await count('mails'), await count('notifications')]).toEqual([0, 1])
    minutesPass(market, 150 * 24 * 60)
    await forgetOldNotifications(market.market)
    expect(await count('notifications')).toBe(0)
  })
})

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
