import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Smtp } from '../../server/config/mail.ts'
import { checkSmtp, smtpTransport } from '../../server/vendors/mail/smtp.ts'
import { deliver, mailedAfter, mailsOf, ORIGIN } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

let market: TestApp
let server: SMTPServer
let smtp: Smtp
/** The mails that the server took, with their headers unfolded, and the reader of each. */
let taken: { to: string; mail: string }[]
/** Why the server refuses the next mails. */
let refusals: string[]
/** The addresses that the server has no mailbox for. */
let unknown: string[]

beforeEach(async () => {
  taken = []
  refusals = []
  unknown = []
  server = new SMTPServer({
    hideSTARTTLS: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      done(unknown.includes(address) ? new Error('No such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const refusal = refusals.shift()
        if (refusal !== undefined) return done(new Error(refusal))
        const to = envelope.rcptTo.map(({ address }) => address).join()
        taken.push({ to, mail: String(Buffer.concat(parts)).replaceAll(/\r\n[ \t]+/g, ' ') })
        return done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')
  smtp = {
    host: '127.0.0.1',
    port: address.port,
    isTls: false,
    login: { user: 'shop', password: 'p@ss' },
    from: 'Loppis <no-reply@shop.example>',
  }
  market = await openTestApp()
})
afterEach(() => new Promise<void>((resolve) => server.close(resolve)))

const send = () => deliver(market, smtpTransport(smtp, { origin: ORIGIN }))
const headerOf = (mail = '', name = '') => new RegExp(`^${name}: (.*)\r$`, 'mi').exec(mail)?.[1]
const lose = () => market.database.query('update mails set sent_at = null, due_at = created_at')

describe('a mail by SMTP', () => {
  test('has the headers of a mail that one click ends', async () => {
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
    expect(await send()).toBe(1)
    const [{ to, mail } = { to: '', mail: '' }] = taken
    expect(to).toBe('sue@example.test')
    const [row] = await mailsOf(market, 'sue')
    expect(headerOf(mail, 'From')).toBe('Loppis <no-reply@shop.example>')
    expect(headerOf(mail, 'To')).toBe('sue@example.test')
    expect(headerOf(mail, 'Subject')).toBe('Ann offers $40 for Guitar 1')
    expect(headerOf(mail, 'Date')).toBe('Sun, 01 Mar 2026 12:02:00 +0000')
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<\d+\.\d+@shop\.example>$/)
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated')
    expect(headerOf(mail, 'List-Unsubscribe')?.replaceAll(' ', '')).toBe(
      `<${row?.unsubscribe_url}>`,
    )
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(mail, 'Content-Type')).toMatch(/^multipart\/alternative;/)
    // A mail program shows the last part that it can.
    expect([...mail.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type)).toEqual([
      'text/plain',
      'text/html',
    ])
  })

  test('of several kinds has no click that ends them', async () => {
    await market.database.query(
      `insert into notifications (user_id, kind, flow, flow_id, event, told_as, reason, created_at, mail_due_at)
         select 'ann', kind, 'search', kind, 'search.found', 'buyer', 'x', $1, $1
           from unnest(array['saved', 'offers']) kind`,
      [market.time.now],
    )
    await mailedAfter(market, 0)
    await send()
    expect(headerOf(taken[0]?.mail, 'Subject')).toContain('=2C_and_1_more_update')
    expect(taken[0]?.mail).not.toContain('List-Unsubscribe')
  })

  test('has the same Message-ID when it is sent again after a crash', async () => {
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
    await send()
    await lose()
    minutesPass(market, 5)
    await send()
    const [first, again] = taken.map(({ mail }) => headerOf(mail, 'Message-ID'))
    expect(first).toMatch(/@shop\.example>$/)
    expect(again).toBe(first)
  })

  test('that is refused is tried again later', async () => {
    refusals = ['Try again later']
    await offered(market, 'ann', 40)
    await mailedAfter(market, 2)
    await expect(send()).rejects.toThrow('Try again later')
    expect(taken).toEqual([])
    minutesPass(market, 1)
    expect(await send()).toBe(1)
    expect(taken).toHaveLength(1)
  })
  test('to an address without a mailbox is tried again later, and does not hold up the mails of others', async () => {
    unknown = ['ann@example.test']
    for (const reader of ['ann', 'sue', 'bob']) {
      await market.database.query(
        `insert into mails (user_id, address, language, subject, body_text, body_html, created_at, due_at)
           select id, email, 'en', 'News', 'News', 'News', $1, $1 from users where id = $2`,
        [market.time.now, reader],
      )
    }
    await expect(send()).rejects.toThrow('No such mailbox')
    expect(taken.map(({ to }) => to).toSorted()).toEqual(['bob@example.test', 'sue@example.test'])
    unknown = []
    expect(await send()).toBe(0)
    minutesPass(market, 1)
    expect(await send()).toBe(1)
  })
})

describe('the check at the start', () => {
  test('finds nothing where the server takes the password', async () => {
    expect(await checkSmtp(smtp, 5000)).toBeNull()
  })

  test('says that the server does not take the password, without it', async () => {
    const wrong = { ...smtp, login: { user: 'shop', password: 'hunter2' } }
    const message = await checkSmtp(wrong, 5000)
    expect(message).toMatch(/^The mail server 127\.0\.0\.1 does not take the user and password/)
    expect(message).not.toContain('hunter2')
  })

  test('says that nothing answers', async () => {
    const closed = { ...smtp, port: 1 }
    expect(await checkSmtp(closed, 5000)).toMatch(
      /^The mail server 127\.0\.0\.1 does not answer \(\w+\): mails wait until it does\.$/,
    )
  })
})
