import { Hono } from 'hono'
import { bundlePage } from './bundled-page.ts'

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

/** Builds identity-page.ts as its own site, under a strict content security policy for scripts. */
export async function buildTrialSite(): Promise<{ site: Hono; remove(): Promise<void> }> {
  const page = await bundlePage(new URL('./identity-page.ts', import.meta.url))
  const site = new Hono()
  site.use(async (context, next) => {
    await next()
    context.header('content-security-policy', POLICY)
    context.header('cross-origin-opener-policy', 'same-origin-allow-popups')
  })
  site.route('/', page.routes)
  return { site, remove: page.remove }
}
