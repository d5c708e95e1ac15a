import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { build } from 'vite'
import { listen, stopListening } from '../../server/listen.ts'
import type { Answer } from './recording-server.ts'

const entry = fileURLToPath(new URL('./image-page.ts', import.meta.url))

type Upload = { method: string; query: string; type: string; fields: [string, File | string][] }

/** image-page.ts as a site, beside an image host that writes down what it is sent and answers what it is told to. */
export async function startImageHost() {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-images-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: join(folder, 'out'),
      minify: false,
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: '[name].js' } },
    },
  })
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
  app.get('/', (context) =>
    context.html(
      `<!doctype html><title>Trial</title><link rel="icon" href="data:," />
       <body><script type="module" src="/page.js"></script></body>`,
    ),
  )
  app.use('/*', serveStatic({ root: join(folder, 'out') }))
  const server = createServer(getRequestListener(app.fetch))
  return {
    origin: await listen(server, '127.0.0.1', 0),
    uploads,
    /** What every upload is answered from now on; forgets the uploads so far. */
    answer(next: Answer) {
      uploads.length = 0
      answer = next
    },
    async close() {
      await stopListening(server)
      await rm(folder, { recursive: true })
    },
  }
}
