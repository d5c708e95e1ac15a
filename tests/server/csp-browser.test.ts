import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp, type AppParts } from '../../server/app.ts'
import { readClientFiles } from '../../server/pages/client-files.ts'
import { launchChromium } from '../browser/chromium.ts'
import { serveApp } from '../served/served-app.ts'
import { type TestApp, openTestApp } from './test-app.ts'

/** Actions of an attacker with an injection in a page. `tried` records the result of each. */
const TRIES = `
  const tried = {}
  const attempt = (name, work) => {
    try { work(); tried[name] = 'done' } catch { tried[name] = 'refused' }
  }
  attempt('text as markup', () => { document.body.innerHTML = '<b>x</b>' })
  attempt('text as code', () => { (0, eval)('1') })
  attempt('a script of another origin', () => {
    document.createElement('script').src = 'https://evil.example/x.js'
  })
  attempt('a script of its own origin', () => {
    document.createElement('script').src = '/assets/other.js'
  })
  const style = document.createElement('style')
  style.textContent = 'body { color: rgb(1, 2, 3) }'
  document.head.append(style)
  tried['a style without the nonce'] = getComputedStyle(document.body).color
  const known = document.createElement('style')
  known.setAttribute('nonce', __webpack_nonce__)
  known.textContent = 'body { color: rgb(4, 5, 6) }'
  document.head.append(known)
  tried["a library's style"] = getComputedStyle(document.body).color
  attempt('a handler in an attribute', () => {
    document.createElement('b').setAttribute('onclick', 'steal()')
  })
  tried['a script among the words'] = window.isStolen ? 'done' : 'refused'
  window.tried = tried`

let folder: string
let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'policy-'))
  const page =
    '<!doctype html><html><head></head><body><script>isStolen = true</script><script src="/tries.js" defer></script></body></html>'
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'tries.js'), TRIES)
})
afterAll(() => rm(folder, { recursive: true }))

async function appWith(config: Partial<AppParts['config']> = {}): Promise<Hono> {
  return createApp({
    config: {
      identityProject: null,
      stripe: null,
      imageUploadUrl: null,
      allowedOrigins: [],
      ...config,
    },
    appContext: market.market,
    standins: [],
    clientFiles: await readClientFiles(folder),
    log: () => undefined,
  })
}

/** Returns the directives of the page's Content Security Policy by name. */
async function policyOf(app: Hono): Promise<ReadonlyMap<string, string>> {
  const { headers } = await app.request('/', { headers: { accept: 'text/html' } })
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the Content Security Policy', () => {
  test('allows inline scripts by hash and inline styles by a nonce that differs per response', async () => {
    const app = await appWith()
    const [first, second] = [await policyOf(app), await policyOf(app)]
    expect(first.get('script-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
    expect(first.get('style-src')).toMatch(/^'self' 'nonce-[\w+/=]{20,}'$/)
    expect(first.get('style-src')).not.toBe(second.get('style-src'))
    expect([...first.values()].join(' ')).not.toContain('unsafe')
    expect(first.get('worker-src')).toBe("'self'")
  })
  test('requires trusted types if no vendor’s script is configured', async () => {
    expect((await policyOf(await appWith())).get('require-trusted-types-for')).toBe("'script'")
  })
  test('allows requests to a configured Auth emulator and its frames', async () => {
    const policy = await policyOf(await appWith({ authEmulator: 'http://localhost:9099' }))
    expect(policy.get('connect-src')).toContain('http://localhost:9099')
    expect(policy.get('frame-src')).toContain('http://localhost:9099')
  })
  test('allows the calls, pictures and vendors of a client that is built for another server', async () => {
    const origin = 'http://localhost:5000'
    const otherServer = { origin, authDomain: 'other.firebaseapp.com', takesCards: true }
    const policy = await policyOf(await appWith({ otherServer }))
    expect(policy.get('connect-src')).toContain(origin)
    expect(policy.get('img-src')).toContain(origin)
    expect(policy.get('connect-src')).toContain('https://identitytoolkit.googleapis.com')
    expect(policy.get('frame-src')).toContain('https://other.firebaseapp.com')
    expect(policy.get('script-src')).toContain('https://js.stripe.com')
  })
  test('allows only the configured vendors', async () => {
    const stripe = { secretKey: 'sk_test_any', webhookSecret: null }
    const policy = await policyOf(await appWith({ stripe }))
    expect(policy.get('script-src')).toContain('https://js.stripe.com')
    expect(policy.get('script-src')).not.toContain('google')
    expect(policy.get('connect-src')).toBe("'self' https://api.stripe.com")
  })
})

test('a browser enforces the policy', async () => {
  const { origin, close } = await serveApp(await appWith())
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.goto(origin)
  const tried: unknown = await page.evaluate(() => Reflect.get(window, 'tried'))
  await browser.close()
  await close()
  expect(tried).toEqual({
    'text as markup': 'refused',
    'text as code': 'refused',
    'a script of another origin': 'refused',
    'a handler in an attribute': 'refused',
    'a script of its own origin': 'done',
    'a style without the nonce': 'rgb(0, 0, 0)',
    "a library's style": 'rgb(4, 5, 6)',
    'a script among the words': 'refused',
  })
})
