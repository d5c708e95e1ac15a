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
import { securityHeaders } from '../../server/security-headers.ts'
import { createImageStandIn } from '../../server/standins/images/image-host.ts'

const entry = fileURLToPath(new URL('./images-page.ts', import.meta.url))

const PAGE = `<!doctype html><title>Trial</title><link rel="icon" href="data:," />
  <body><script type="module" src="/page.js"></script></body>`

/** A host of another origin: it takes any picture, and may not know the question that a browser asks first. */
async function startForeignHost() {
  const asked: string[] = []
  let knowsQuestion = true
  const app = new Hono()
  app.all('/upload', async (context) => {
    asked.push(context.req.method)
    const leave = { 'access-control-allow-origin': '*' }
    if (context.req.method === 'OPTIONS') {
      return new Response(null, knowsQuestion ? { headers: leave } : { status: 405 })
    }
    await context.req.arrayBuffer()
    const data = { url: 'https://pictures.test/a.png' }
    return context.json({ success: true, data }, { headers: leave })
  })
  const server = createServer(getRequestListener(app.fetch))
  return {
    uploadUrl: `${await listen(server, '127.0.0.1', 0)}/upload`,
    asked,
    expect(question: boolean) {
      asked.length = 0
      knowsQuestion = question
    },
    close: () => stopListening(server),
  }
}

/** images-page.ts as a site under the headers of the real server, the image stand-in beside it. */
export async function startImageSite() {
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
  const foreign = await startForeignHost()
  const standIn = await createImageStandIn({ dataDir: folder })
  const app = new Hono()
  const imageUploadUrl = foreign.uploadUrl
  app.use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl }, []))
  app.route('/', standIn.routes)
  app.get('/', (context) => context.html(PAGE))
  app.use('/*', serveStatic({ root: join(folder, 'out') }))
  const server = createServer(getRequestListener(app.fetch))
  return {
    origin: await listen(server, '127.0.0.1', 0),
    foreign,
    async close() {
      await Promise.all([stopListening(server), foreign.close()])
      await rm(folder, { recursive: true })
    },
  }
}
