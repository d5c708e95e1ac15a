import { Hono } from 'hono'
import { serveApp } from '../served/served-app.ts'
import { bundlePage } from '../standins/bundled-page.ts'
import type { Answer } from './recording-server.ts'

type Upload = { method: string; query: string; type: string; fields: [string, File | string][] }

/** Serves image-page.ts beside an image host that records its requests and sends the response it is given. */
export async function startImageHost() {
  const page = await bundlePage(new URL('./image-page.ts', import.meta.url))
  const uploads: Upload[] = []
  let answer: Answer = {}
  const app = new Hono()
  app.all('/1/upload', async (context) => {
    const form = await context.req.formData()
    uploads.push({
      method: context.req.method,
      query: new URL(context.req.url).search,
      type: (context.req.header('content-type') ?? '').replace(/;.*/, ''),
      fields: [...form.entries()],
    })
    const { status = 200, body } = answer
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    return new Response(text, { status })
  })
  app.route('/', page.routes)
  const { origin, close } = await serveApp(app)
  return {
    origin,
    uploads,
    /** Sets the response to every upload from now on; clears the recorded uploads. */
    answer(next: Answer) {
      uploads.length = 0
      answer = next
    },
    async close() {
      await close()
      await page.remove()
    },
  }
}
