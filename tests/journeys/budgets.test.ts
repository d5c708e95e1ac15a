import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Request } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { setupTestApp } from '../product/test-app.ts'
import { waitForHydrated } from '../product/steps.ts'

/**
 * Compressed bytes that a guest's home page on a phone may request at most; `npm run bench -- home` shows their cost.
 * The script contains the commit and the names of other files, so about a hundred bytes vary from build to build.
 */
const MOST = { script: 105_000, style: 7_000, picture: 30_000 }

const market = setupTestApp({ look: 'with pictures' })
const asked = { script: 0, style: 0, picture: 0 }
const files: string[] = []

beforeAll(async () => {
  const context = await market().browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  // Later screens are prefetched, but not with saveData: only the home page itself is measured.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const answer = await page.goto(market().origin)
  await page.getByRole('link', { name: 'See All' }).waitFor()
  // The network looks idle too early while the main thread is busy, so wait for hydration first.
  await waitForHydrated(page)
  await page.waitForLoadState('networkidle')
  await Promise.all(finished.map(count))
  const html = (await answer?.text()) ?? ''
  asked.style += await compressedSize(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
  asked.script += await compressedSize(
    html.matchAll(
      // The nonce of the page is no script, and as a random text it compresses differently each time.
      /<script(?![^>]*\s(?:src=|type=.(?:application\/json|text\/plain)))[^>]*>(.*?)<\/script>/gs,
    ),
  )
  await context.close()
})

const kinds = { script: 'script', stylesheet: 'style', image: 'picture' } as const

async function count(request: Request): Promise<void> {
  const type = request.resourceType()
  if (type !== 'script' && type !== 'stylesheet' && type !== 'image') return
  const { responseBodySize } = await request.sizes()
  asked[kinds[type]] += responseBodySize
  files.push(`${new URL(request.url()).pathname} ${responseBodySize}`)
}

/** Returns the compressed size of inline styles or scripts. */
async function compressedSize(found: Iterable<RegExpMatchArray>): Promise<number> {
  const text = [...found].map(([, inside = '']) => inside).join('')
  return text === '' ? 0 : (await promisify(brotliCompress)(text)).length
}

test.each(['script', 'style', 'picture'] as const)(
  'the home page of a guest on a phone stays within its %s budget',
  (kind) => {
    expect(asked[kind], `asked for:\n${files.join('\n')}`).toBeGreaterThan(1000)
    expect(asked[kind], `asked for:\n${files.join('\n')}`).toBeLessThanOrEqual(MOST[kind])
  },
)
