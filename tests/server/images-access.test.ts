// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config/config.ts'
import { createLog } from '../../server/config/log.ts'
import { createProviders } from '../../server/providers.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { serveApp } from '../served/served-app.ts'
import { halves } from '../standins/pictures.ts'
import { type S3Server, startS3 } from '../standins/s3-server.ts'

const UPLOAD = '/standins/images/upload'
const SHOP = 'https://shop.example'

let dataDir: string
let picture: Uint8Array<ArrayBuffer>
let market: TestApp
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-access-'))
  picture = new Uint8Array(await halves(64, 48).png().toBuffer())
})
afterAll(() => rm(dataDir, { recursive: true }))
beforeEach(async () => {
  market = await openTestApp()
})

/** Serves the application with the image stand-in, as server/start.ts does. */
async function appWith(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: dataDir, ALLOWED_ORIGINS: SHOP, ...env })
  const clock = () => market.time.now
  const { images } = await createProviders(
    config,
    market.database,
    { clock, flowClock: clock },
    createLog(() => undefined, 'text'),
  )
  return createApp({
    config,
    appContext: market.market,
    standins: images.standin === null ? [] : [images.standin],
    clientFiles: null,
    log: () => undefined,
  })
}

type App = Awaited<ReturnType<typeof appWith>>

function upload(app: App, headers: Record<string, string> = {}, bytes = picture) {
  const body = new FormData()
  body.append('image', new File([bytes], 'picture.png'))
  return app.request(UPLOAD, { method: 'POST', headers, body })
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const refusal = {
  success: false,
  status: 401,
  error: { message: 'Please log in to upload a picture.', code: 'sign-in-required' },
}

describe('L3: in a market that is not the demo, an upload to the image stand-in', () => {
  test('is accepted with the access token of a user', async () => {
    const app = await appWith({ DEMO: '0' })
    const answer = await upload(app, bearer(await market.market.tokens.issue('sue')))
    expect(await answer.json()).toMatchObject({ success: true, status: 200 })
  })

  test.each<[who: string, headers: () => Promise<Record<string, string>>]>([
    ['no token', async () => ({})],
    ['a token that nobody issued', async () => bearer('a.b.c')],
    ['the token of a removed user', async () => bearer(await market.market.tokens.issue('rex'))],
    ['the token of no user', async () => bearer(await market.market.tokens.issue('nan'))],
    [
      'an expired token',
      async () => {
        const token = await market.market.tokens.issue('sue')
        market.time.now = new Date(market.time.now.getTime() + 61 * 60_000)
        return bearer(token)
      },
    ],
  ])('is refused with %s, in the format of the image host', async (_who, headers) => {
    const app = await appWith({ DEMO: '0' })
    const answer = await upload(app, await headers())
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toEqual(refusal)
  })

  test('reports an unavailable database as such, and not as a missing sign-in', async () => {
    const app = await appWith({ DEMO: '0' })
    const token = await market.market.tokens.issue('sue')
    const { query } = market.database
    market.database.query = () =>
      Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
    const answer = await upload(app, bearer(token))
    market.database.query = query
    expect(answer.status).toBe(503)
  })

  test('gets the refusal while its body is still being sent', async () => {
    const app = await appWith({ DEMO: '0' })
    const { origin, close } = await serveApp(app)
    const body = new FormData()
    body.append('image', new File([new Uint8Array(7 * 1024 * 1024)], 'picture.png'))
    const answer = await fetch(origin + UPLOAD, { method: 'POST', body })
    expect(await answer.json()).toEqual(refusal)
    await close()
  })
})

test('L3: in the demo, an upload needs no sign-in', async () => {
  const answer = await upload(await appWith({ DEMO: '1' }))
  expect(await answer.json()).toMatchObject({ success: true })
})

test('L3: with a real image host, the server takes no upload', async () => {
  const app = await appWith({ DEMO: '0', VITE_IMAGE_UPLOAD_URL: 'https://images.test/upload' })
  const answer = await upload(app, bearer(await market.market.tokens.issue('sue')))
  expect(answer.status).toBe(404)
})

describe('CORS at the image stand-in', () => {
  const corsOf = ({ headers }: Response) => headers.get('access-control-allow-origin')
  const preflight = (app: App, origin: string) =>
    app.request(UPLOAD, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })

  test('lets a page of an allowed origin upload and read the response', async () => {
    const app = await appWith({ DEMO: '1' })
    const asked = await preflight(app, SHOP)
    expect([asked.status, corsOf(asked)]).toEqual([204, SHOP])
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization')
    const answer = await upload(app, { origin: SHOP })
    expect([answer.status, corsOf(answer)]).toEqual([200, SHOP])
  })

  test.each([
    ['a file that is no picture', '1', 415],
    ['a missing sign-in', '0', 401],
  ])('lets it read the refusal of %s', async (_what, demo, status) => {
    const app = await appWith({ DEMO: demo })
    const answer = await upload(app, { origin: SHOP }, new Uint8Array([1, 2, 3]))
    expect([answer.status, corsOf(answer)]).toEqual([status, SHOP])
  })

  test('gives it the whole address of its picture', async () => {
    const app = await appWith({ DEMO: '1' })
    const { data } = await (await upload(app, { origin: SHOP })).json()
    expect(data.url).toMatch(/^http:\/\/localhost\/images\//)
    expect((await app.request(data.url)).status).toBe(200)
  })

  test('allows nothing to any other origin', async () => {
    const app = await appWith({ DEMO: '1' })
    const origin = 'https://evil.example'
    expect(corsOf(await preflight(app, origin))).toBeNull()
    expect(corsOf(await upload(app, { origin }))).toBeNull()
  })
})

describe('two servers with one bucket', () => {
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3.remove())

  test('share their pictures', async () => {
    const [one, other] = [await appWith(s3.env), await appWith(s3.env)]
    const { data } = (await (await upload(one)).json()) as { data: { url: string } }
    const [from, same] = [await one.request(data.url), await other.request(data.url)]
    expect(same.status).toBe(200)
    expect(await same.arrayBuffer()).toEqual(await from.arrayBuffer())
    expect(same.headers.get('cache-control')).toContain('immutable')
  })

  test('ask who uploads, outside of the demo', async () => {
    expect(await (await upload(await appWith({ ...s3.env, DEMO: '0' }))).json()).toEqual(refusal)
  })
})
