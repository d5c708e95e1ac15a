import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { serveApp } from '../served/served-app.ts'
import { halves } from '../standins/pictures.ts'
import type { Collections } from './documents.ts'
import { foreignCalls, type MakeIntent } from './foreign-calls.ts'
import { MARKET, PICTURES } from './origins.ts'

/** A response that replaces the regular response of a call, until the server receives the call `endedBy`. */
export type Trouble = {
  status: number
  type?: string
  body: string
  endedBy?: string
  /** The server responds when this is settled. */
  after?: Promise<unknown>
  /** The response has no CORS headers, as that of a proxy that does not know the server's settings. */
  lacksCors?: true
}

/** By call, such as 'GET /jwt'. */
export type Troubles = Map<string, Trouble>

export const nothing: Trouble = { status: 200, body: '' }
/** The error page of a reverse proxy in front of the server. */
export const badGateway = {
  status: 502,
  type: 'text/html',
  body: '<html><head><title>502 Bad Gateway</title></head><body><h1>undefined</h1>nginx</body></html>',
} satisfies Trouble
/** Returns a response with any JSON body. */
export const answering = (answer: unknown): Trouble => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(answer),
})

/** Starts the foreign server and its image host, with the CORS headers that servers send by default. */
export async function startForeignServer(
  collections: Collections,
  troubles: Troubles,
  makeIntent: MakeIntent,
) {
  const picture = await halves(64, 48).png().toBuffer()
  const usual = () =>
    new Hono()
      .onError((error, context) => context.text(error.message, 404))
      .use(cors(), answerTrouble(troubles))
      .get('/pictures/:name', (context) =>
        context.body(new Uint8Array(picture), 200, { 'content-type': 'image/png' }),
      )
  const hosts = new Map([
    [MARKET, usual().route('/', foreignCalls(collections, makeIntent))],
    [PICTURES, usual().post('/upload', (context) => takePicture(context))],
  ])
  return serveApp(
    new Hono().all('*', (context) => {
      const host = hosts.get(new URL(context.req.url).origin)
      return host === undefined ? context.text('Unknown host', 502) : host.fetch(context.req.raw)
    }),
  )
}

function answerTrouble(troubles: Troubles): MiddlewareHandler {
  return async (context, next) => {
    const call = `${context.req.method} ${decodeURIComponent(context.req.path)}`
    for (const [name, { endedBy }] of troubles) if (endedBy === call) troubles.delete(name)
    const trouble = troubles.get(call)
    if (trouble === undefined) return next()
    const { status, type = 'text/plain', body, after, lacksCors = false } = trouble
    await after
    if (lacksCors) context.header('access-control-allow-origin', undefined)
    return new Response(body, { status, headers: { 'content-type': type } })
  }
}

/** Responds as imgbb does. */
async function takePicture(context: Context): Promise<Response> {
  const image = (await context.req.formData()).get('image')
  if (!(image instanceof File) || image.size === 0) {
    return context.json({ error: { message: 'No picture.', code: 130 }, status: 400 }, 400)
  }
  const data = { id: 'Xy', url: `${PICTURES}/pictures/Xy.png`, size: image.size }
  return context.json({ data, success: true, status: 200 })
}
