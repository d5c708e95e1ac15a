import { once } from 'node:events'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Page } from 'playwright/test'

/** Serves the built Storybook on the loopback interface only. */
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

/** The status of the open story once its play function has finished. */
const ENDING = `window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].status`

/** Opens a story, waits until it has finished and its fonts and images are loaded, and returns its status. */
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
