import { beforeEach, expect, test } from 'vitest'
import { listSentMails, readSentMail } from '../../server/notifications/sent-mails.ts'
import { shownTransport } from '../../server/vendors/mail/transport.ts'
import { createIdentityStandIn } from '../../server/standins/identity/identity.ts'
import { inboxRoutes } from '../../server/standins/identity/inbox.ts'
import { deliver, mailedAfter } from './mail-steps.ts'
import { offered } from './offer-steps.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const INBOX = '/standins/identity/inbox'

let market: TestApp
let id: string
beforeEach(async () => {
  market = await openTestApp()
  await market.database.query(`update products set name = '<b>x</b>' where id = 'p1'`)
  await offered(market, 'ann', 40)
  await mailedAfter(market, 2)
  const [mail] = await market.database.query<{ id: string }>('select id::text as id from mails')
  id = mail?.id ?? ''
})

/** Opens the inbox of a server, with a mail of the stand-in that was sent at this time. */
async function open(path: string, { at = 0, isForThisMachine = true } = {}) {
  const routes = inboxRoutes({
    mails: {
      list: async () => [
        {
          code: 'code-1',
          userId: 'ann',
          email: 'ann@example.test',
          purpose: 'VERIFY_EMAIL',
          language: 'en',
          sentAt: at,
          state: 'good',
        },
      ],
    },
    marketMails: {
      list: () => listSentMails(market.database),
      find: (wanted) => readSentMail(market.database, wanted),
    },
    isForThisMachine,
  })
  const response = await routes.request(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the inbox shows a mail of the market once it is sent, among those of the stand-in', async () => {
  expect((await open(INBOX)).text).not.toContain('iframe')
  expect((await open(`${INBOX}/${id}`)).status).toBe(404)
  await deliver(market, shownTransport)
  const hour = 3_600_000
  const sentAt = market.time.now.getTime()
  for (const [at, order] of [
    [sentAt - hour, ['Ann offers', 'Confirm your email']],
    [sentAt + hour, ['Confirm your email', 'Ann offers']],
  ] as const) {
    const { text } = await open(INBOX, { at })
    const subjects = [...text.matchAll(/<h2>(Ann offers|Confirm your email)/g)]
    expect(subjects.map(([, subject]) => subject)).toEqual(order)
  }
  const { text } = await open(INBOX)
  expect(text).toContain(`src="${INBOX}/${id}"`)
  expect(text).toContain('sue@example.test')
  expect(text).toContain('<pre>Ann offers')
  expect(text).toContain('for &lt;b&gt;x&lt;/b&gt;')
  expect(text).not.toContain('<b>')
})

test('the inbox has the mails in the order of sending, also after the clock of the demo was moved', async () => {
  const day = 86_400_000
  const real = market.time.now.getTime()
  market.time.now = new Date(real + 10 * day)
  await deliver(market, shownTransport)
  const { routes } = await createIdentityStandIn({
    database: market.database,
    demoAccounts: [{ email: 'ann@example.test', name: 'Ann', password: 'second-hand' }],
    chooserAccounts: [],
    isForThisMachine: true,
    now: () => real,
    mailNow: () => market.time.now.getTime(),
    marketMails: { list: () => listSentMails(market.database), find: async () => null },
  })
  market.time.now = new Date(real + 10 * day + 60_000)
  const mail = { requestType: 'PASSWORD_RESET', email: 'ann@example.test' }
  const asked = await routes.request('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mail),
  })
  expect(asked.status).toBe(200)
  const text = await (await routes.request(INBOX)).text()
  const subjects = [...text.matchAll(/<h2>(Ann offers|Set a new password)/g)]
  expect(subjects.map(([, subject]) => subject)).toEqual(['Set a new password', 'Ann offers'])
  expect(text).toContain(market.time.now.toISOString())
})

test('a mail runs nothing and loads pictures alone, and its links open in the whole window', async () => {
  await deliver(market, shownTransport)
  const { status, headers, text } = await open(`${INBOX}/${id}`)
  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; img-src http: https:; style-src 'unsafe-inline';")
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
  expect(policy).not.toContain('script')
  expect(text).toContain('<base target="_top">')
  expect(text).toContain('for &lt;b&gt;x&lt;/b&gt;</h1>')
})

test('other machines may see neither', async () => {
  await deliver(market, shownTransport)
  for (const path of [INBOX, `${INBOX}/${id}`]) {
    const { status, text } = await open(path, { isForThisMachine: false })
    expect(status).toBe(403)
    expect(text).not.toContain('Ann offers')
  }
})
