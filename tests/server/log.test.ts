import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../server/config/log.ts'
import { API_FETCH, loadPageRenderer } from '../../server/pages/render-page.ts'
import { requestLog } from '../../server/http/request-log.ts'
import { emailOf, type TestApp, openTestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

/** Serves the same market with other settings, and captures the whole log. */
function appWith(config: { logFormat?: 'json' }) {
  const log: string[] = []
  return { app: market.appWith(config, (line) => log.push(line)), log }
}

/** Makes every read of the blog throw a database error while `work` runs. */
async function withBrokenBlog<Result>(work: () => Promise<Result>): Promise<Result> {
  await market.database.execute('alter table blog_entries rename to hidden_entries')
  try {
    return await work()
  } finally {
    await market.database.execute('alter table hidden_entries rename to blog_entries')
  }
}

describe('the log', () => {
  test('has one JSON object per line in the format json', async () => {
    const { app, log } = appWith({ logFormat: 'json' })
    await app.request('/blogs?secret=1')
    expect(log.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        msg: 'request',
        requestId: expect.stringMatching(/./),
        method: 'GET',
        path: '/blogs',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ])
  })
  test('has one readable line for a request in the format text', async () => {
    const { app, log } = appWith({})
    await app.request('/blogs?secret=1')
    expect(log).toEqual([expect.stringMatching(/^GET \/blogs 200 \d+ ms$/)])
  })
  test.each(['text', 'json'] as const)(
    'cannot be forged or coloured by an address (%s)',
    async (logFormat) => {
      const { app, log } = appWith(logFormat === 'json' ? { logFormat } : {})
      await app.request('/no%0aGET%20/forged%201%20ms%1b[31m%c2%9b31m%c2%85')
      expect(log).toHaveLength(1)
      expect(log[0]).not.toMatch(/\p{Cc}/u)
    },
  )
  test.each(['%40', '%2540', '%252540'])('masks an e-mail whose @ is %s', async (at) => {
    const { app, log } = appWith({})
    await app.request(`/users/role/ann${at}example.test`)
    expect(log.join()).not.toMatch(/ann|example/)
  })
  test.each(['text', 'json'] as const)(
    'cuts a long path (%s), and shows no part of a secret at the cut',
    async (logFormat) => {
      const { app, log } = appWith(logFormat === 'json' ? { logFormat } : {})
      await app.request(`/a/${'b'.repeat(3990)}/ann.surname%40example.test/${'c'.repeat(9000)}`)
      expect(log.join().length).toBeLessThan(4500)
      expect(log.join()).toContain('/a/bb')
      expect(log.join()).not.toMatch(/ann|surname|example/)
    },
  )
  test.each(['eyJhbGciOi.eyJzdWIi.c2ln', '-eyJhbGciOi.eyJzdWIi.c2ln', 'a-b--eyJhbGci.eyJz-_.'])(
    'masks the token in %s',
    async (token) => {
      const { app, log } = appWith({})
      await app.request(`/a/${token}/b`)
      expect(log).toEqual([expect.stringMatching(/^GET \/a\/\{token\}\/b 404/)])
    },
  )
  test('names the page that could not be rendered, and why', async () => {
    const log: string[] = []
    const folder = await mkdtemp(join(tmpdir(), 'loppis-renderer-'))
    const path = join(folder, 'render.mjs')
    await writeFile(
      path,
      `export const publicPaths = [], pagePatterns = { all: [] }
       export const renderPage = async () => { throw new Error('The screen is broken.') }`,
    )
    const sink = createLog((line) => log.push(line), 'text')
    const { makePage } = await loadPageRenderer(path, { demo: '', operatorEmail: '' }, sink)
    const app = new Hono<{ Variables: { requestId: string; [API_FETCH]: unknown } }>()
      .use(requestLog(sink))
      .use(async (context, next) => {
        context.set(API_FETCH, async () => new Response())
        await next()
      })
      .get('*', async (context) => context.text((await makePage(context)) ?? 'index.html'))
    const answer = await app.request('/product/p1')
    expect(await answer.text()).toBe('index.html')
    const line = log.find((each) => each.includes('The screen is broken.'))
    expect(line).toMatch(/^page - /)
    expect(line).toContain(answer.headers.get('x-request-id'))
    await rm(folder, { recursive: true })
  })
  test('is JSON where a quoted message has a quoted e-mail address', async () => {
    const { app, log } = appWith({ logFormat: 'json' })
    const address = emailOf('ann')
    market.market.reads.query = () =>
      Promise.reject(new Error(`550 "${address}" is unknown\nDetail: ${address}\\`))
    await app.request('/blogs')
    const lines = log.map((line) => JSON.parse(line))
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: expect.stringMatching(/^Error: 550 "\{email\}" is unknown\nDetail: \{email\}/),
      }),
    )
    expect(log.join('\n')).not.toContain('ann')
  })
  test('names the request of an internal error', async () => {
    const { body } = await withBrokenBlog(() => market.call('GET', '/blogs'))
    const { requestId } = body as { requestId: string }
    const line = market.log.find((each) => each.includes('blog_entries'))
    expect(line).toContain(requestId)
  })
  test('contains the stack of an internal error', async () => {
    const { app, log } = appWith({ logFormat: 'json' })
    await withBrokenBlog(async () => app.request('/blogs'))
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ level: 'error', source: 'internal' })
    expect(log[0]).toMatch(/does not exist\\n +at /)
  })
  test.each(['text', 'json'] as const)('has no secrets (%s)', async (logFormat) => {
    const { app, log } = appWith(logFormat === 'json' ? { logFormat } : {})
    const token = await market.market.tokens.issue('ann')
    const secrets = [
      emailOf('ann'),
      'ann%40example.test',
      token,
      'sk_test_51Hunter2',
      'whsec_hunter2',
      'pi_1_secret_hunter2',
    ]
    market.market.cards.readIntent = () => Promise.reject(new Error(secrets.join(' ')))
    await market.call('PUT', '/book-product', { as: 'ann', json: {} })
    await market.database.execute(
      `insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location)
         values ('b', 'p1', 'ann', 5000, '070', 'Lund') on conflict do nothing;
       insert into intents (booking_id, amount_cents, intent_id) values ('b', 5000, 'pi_1')
         on conflict do nothing`,
    )
    for (const path of ['/payment-booking/b', `/users/role/${emailOf('ann')}?email=ann%40b.test`]) {
      const headers = { authorization: `Bearer ${token}` }
      await app.request(path, { headers })
    }
    expect(log).toHaveLength(3)
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret)
    expect(log.join('\n')).not.toContain('hunter2')
    expect(log.join('\n')).toContain('_secret_{secret}')
  })
})
