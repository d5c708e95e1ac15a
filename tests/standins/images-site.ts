import { Hono } from 'hono'
import { securityHeaders } from '../../server/http/security-headers.ts'
import { serveApp } from '../served/served-app.ts'
import { bundlePage } from './bundled-page.ts'
import { openFolderHost } from './image-hosts.ts'

/** Starts an image host on another origin; it accepts any picture and can reject the CORS preflight request. */
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
  const { origin, close } = await serveApp(app)
  return {
    uploadUrl: `${origin}/upload`,
    asked,
    expect(question: boolean) {
      asked.length = 0
      knowsQuestion = question
    },
    close,
  }
}

/** Serves images-page.ts with the image stand-in, under the headers of the real server. */
export async function startImageSite() {
  const page = await bundlePage(new URL('./images-page.ts', import.meta.url))
  const foreign = await startForeignHost()
  const standIn = await openFolderHost(page.folder)
  const app = new Hono()
  const imageUploadUrl = foreign.uploadUrl
  app.use(securityHeaders({ identityProject: null, stripe: null, imageUploadUrl }))
  app.route('/', standIn.routes)
  app.route('/', page.routes)
  const { origin, close } = await serveApp(app)
  return {
    origin,
    foreign,
    async close() {
      await Promise.all([close(), foreign.close(), standIn.close()])
      await page.remove()
    },
  }
}
