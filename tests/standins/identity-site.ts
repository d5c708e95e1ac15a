import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { build } from 'vite'

const entry = fileURLToPath(new URL('./identity-page.ts', import.meta.url))
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

/** identity-page.ts as a site of its own, bundled into a temporary folder, under a strict policy for scripts. */
export async function buildTrialSite(): Promise<{ site: Hono; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-identity-'))
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
  const site = new Hono()
  site.use(async (context, next) => {
    await next()
    context.header('content-security-policy', POLICY)
    context.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  })
  site.get('/', (context) =>
    context.html(
      `<!doctype html><title>Trial</title><link rel="icon" href="data:," />
       <body><script type="module" src="/page.js"></script></body>`,
    ),
  )
  site.use('/*', serveStatic({ root: join(folder, 'out') }))
  return { site, remove: () => rm(folder, { recursive: true }) }
}
