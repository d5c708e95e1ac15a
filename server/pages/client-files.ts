import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type PageFacts, withFacts } from './page-head.ts'
import type { PageRenderer } from './render-page.ts'
import { Problem } from '../http/problem.ts'
import { type Encoding, sendPage } from './send-page.ts'
import { StartError } from '../config/start-error.ts'
import { TRACEPARENT } from '../vendors/telemetry/requests.ts'

export type ClientFiles = {
  /** The routes that serve the client. */
  routes: Hono
  /** The paths of the public pages that always exist, for robots. */
  publicPaths?: readonly string[]
  /** The patterns of the screens' paths. Without them, no browser sends spans. */
  pagePatterns?: readonly string[]
}

/** Thrown when the client has not been built; `message` is one line for the operator. */
class ClientNotBuilt extends StartError {
  override readonly name = 'ClientNotBuilt'
}

type ClientFile = {
  body: Buffer
  type: string
  etag: string
  isImmutable: boolean
  /** The copies that the build has compressed. */
  encoded: ReadonlyMap<Encoding, Buffer>
}

/** The file endings of the copies that the build compresses (server/client-build/finish.ts). */
const ENDINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the built client from memory: hashed assets with a max-age of a year, and a page for every other GET that
 * accepts HTML. Where `makePage` returns null, the page is the built index.html. `facts` are the `withFacts` facts.
 * Throws ClientNotBuilt if `folder` has no index.html.
 */
export async function readClientFiles(
  folder: string,
  makePage: PageRenderer = async () => null,
  facts: PageFacts = { demo: '', operatorEmail: '' },
): Promise<ClientFiles> {
  const files = await readFolder(folder)
  const page = files.get('/index.html')
  if (page === undefined) {
    throw new ClientNotBuilt(`There is no built client in ${folder}. Run 'npm run build' first.`)
  }
  const html = page.body.toString('utf8')
  const routes = new Hono().get('*', async (context: Context) => {
    const file = files.get(context.req.path)
    if (file !== undefined && file !== page) return answerFile(context, file)
    const isPage = file === page || wantsPage(context.req.path, context.req.header('accept'))
    if (!isPage) throw new Problem('not-found')
    const traceparent: unknown = context.get(TRACEPARENT)
    const made = (await makePage(context)) ?? html
    return answerPage(
      context,
      withFacts(made, typeof traceparent === 'string' ? { ...facts, traceparent } : facts),
    )
  })
  return { routes }
}

/** Returns true for a browser's navigation or a tool such as curl; false for a missing file or an API request. */
function wantsPage(path: string, accept = '*/*'): boolean {
  if (path.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.startsWith('*/*') && extname(path) === '')
}

async function readFolder(folder: string): Promise<Map<string, ClientFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const bodies = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    bodies.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path))
  }
  const isCopy = (name: string) =>
    ENDINGS.some(([, ending]) => name.endsWith(ending) && bodies.has(name.slice(0, -ending.length)))
  return new Map(
    [...bodies]
      .filter(([name]) => !isCopy(name))
      .map(([name, body]) => [name, fileOf(name, body, bodies)]),
  )
}

function fileOf(name: string, body: Buffer, bodies: ReadonlyMap<string, Buffer>): ClientFile {
  return {
    body,
    type: getMimeType(name) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('/assets/') && extname(name) !== '.html',
    encoded: new Map(
      ENDINGS.flatMap(([encoding, ending]) => {
        const copy = bodies.get(name + ending)
        return copy === undefined ? [] : [[encoding, copy] as const]
      }),
    ),
  }
}

function answerFile(context: Context, file: ClientFile): Response {
  const encoding = encodingFor(context)
  const copy = encoding === null ? undefined : file.encoded.get(encoding)
  // A URL has one representation for each encoding, and each representation needs its own ETag.
  const etag = copy === undefined ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  context.header('etag', etag)
  context.header('vary', 'accept-encoding')
  context.header(
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  // The card fields' frames, which have another origin, load the font of the page.
  if (file.type.startsWith('font/')) context.header('access-control-allow-origin', '*')
  context.header('content-type', file.type)
  if (encoding !== null && copy !== undefined) context.header('content-encoding', encoding)
  return context.body(new Uint8Array(copy ?? file.body))
}

function answerPage(context: Context, html: string): Promise<Response> {
  context.header('cache-control', 'no-cache')
  context.header('vary', 'accept-encoding, accept-language, cookie')
  context.header('content-type', 'text/html; charset=UTF-8')
  return sendPage(context, html, encodingFor(context))
}

function encodingFor(context: Context): Encoding | null {
  const accepted = context.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}
