import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Page } from 'playwright/test'

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

/** How a story ended that is open: its path is played, and what it opens is open. */
const ENDING = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status`

/** Opens a story and waits until it has come to its end; gives how it ended. Its fonts and pictures are there. */
export async function openStory(
  page: Page,
  origin: string,
  { id }: { id: string },
): Promise<unknown> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`)
  const ending = await page.waitForFunction(ENDING)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  return ending.jsonValue()
}
