import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { build } from 'vite'
import { sendPage } from '../../server/pages/send-page.ts'

const HTML = `<!doctype html><head><title>Trial</title><link rel="icon" href="data:," /></head>
  <body><script type="module" src="/page.js"></script></body>`

/** A page that runs a service in a real browser, for the site of a test. */
export type BundledPage = {
  /** Serves the page and its script. */
  routes: Hono
  /** The page's temporary folder; a site may store its data there too. */
  folder: string
  remove(): Promise<void>
}

/**
 * Bundles a script in development mode, in which React and the SDKs log warnings. `html` loads it as /page.js and gets
 * the content security policy of the product's own page.
 */
export async function bundlePage(script: URL, html = HTML): Promise<BundledPage> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-page-'))
  const outDir = join(folder, 'out')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: { page: fileURLToPath(script) },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const routes = new Hono()
  routes.get('/', (context) => {
    context.header('content-type', 'text/html; charset=UTF-8')
    return sendPage(context, html, null)
  })
  routes.use('/*', serveStatic({ root: outDir }))
  return { routes, folder, remove: () => rm(folder, { recursive: true }) }
}
