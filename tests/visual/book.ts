import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Page } from 'playwright/test'

/** A story, as the built book lists it. */
type Story = { id: string; title: string; name: string }

type Index = {
  entries: Record<string, Story & { type: 'story' | 'docs'; tags: readonly string[] }>
}

/** The stories that have a look of their own. A flow is walked, and its states have stories. */
export function picturedStories(folder: string): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(UI|App|Screens)\//.test(title) && !tags.includes('unpictured'),
  )
}

/** Serves the built book to this machine alone. */
export async function serveBook(folder: string): Promise<{ origin: string; close: () => void }> {
  const files = new Hono()
  files.use(async (context, next) => {
    await next()
    context.header('cache-control', 'max-age=3600')
  })
  files.use(serveStatic({ root: folder }))
  const server = createAdaptorServer({ fetch: files.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The book has no port.')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

const LONGEST = 1400

/** How a story ended that is open: its path is played, and what it opens is open. */
const ENDING = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status`

/** Opens a story and waits until it has come to its end; gives how it ended. Its fonts and pictures are there. */
export async function openStory(page: Page, origin: string, { id }: Story): Promise<unknown> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`)
  const ending = await page.waitForFunction(ENDING)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  return ending.jsonValue()
}

/** As far as it is looked at: a long list goes on as it began. */
export async function seenPart(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
}
