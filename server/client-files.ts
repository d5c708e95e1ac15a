import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { guarded } from './page-guard.ts'
import { Problem } from './problem.ts'
import { StartError } from './start-error.ts'

/** What serves the client, and the hashes ('sha256-…') of the inline scripts of its page. */
export type ClientFiles = { routes: Hono; inlineScripts: readonly string[] }

/** The client has not been built; `message` is one line for whoever starts the server. */
class ClientNotBuilt extends StartError {
  override readonly name = 'ClientNotBuilt'
}

type Encoding = 'br' | 'gzip'
type ClientFile = {
  body: Buffer
  type: string
  etag: string
  isImmutable: boolean
  /** Made when first asked for, then kept. */
  encoded: Map<Encoding, Promise<Buffer>>
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/
const SMALLEST_COMPRESSED = 1024

/**
 * Serves the built client from memory: hashed assets for a year, the page for every other GET that accepts HTML.
 * Throws ClientNotBuilt where `folder` has no index.html.
 */
export async function readClientFiles(folder: string): Promise<ClientFiles> {
  const files = await readFolder(folder)
  const page = files.get('/index.html')
  if (page === undefined) {
    throw new ClientNotBuilt(`There is no built client in ${folder}. Run 'npm run build' first.`)
  }
  const html = page.body.toString('utf8')
  const routes = new Hono().get('*', (context) => {
    const file = files.get(context.req.path)
    if (file !== undefined && file !== page) return answerFile(context, file)
    const isPage = file === page || wantsPage(context.req.path, context.req.header('accept'))
    if (!isPage) throw new Problem('not-found')
    return context.html(guarded(html, context), 200, { 'cache-control': 'no-cache' })
  })
  return { routes, inlineScripts: inlineScriptHashes(html) }
}

/** A browser's navigation, or a tool such as curl that takes anything; never a file that is not there, nor a call. */
function wantsPage(path: string, accept = '*/*'): boolean {
  if (path.startsWith('/assets/')) return false
  return accept.includes('text/html') || (accept.startsWith('*/*') && extname(path) === '')
}

async function readFolder(folder: string): Promise<Map<string, ClientFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, ClientFile>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const body = await readFile(path)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    files.set(name, {
      body,
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      isImmutable: name.startsWith('/assets/') && extname(name) !== '.html',
      encoded: new Map(),
    })
  }
  return files
}

async function answerFile(context: Context, file: ClientFile): Promise<Response> {
  const encoding = encodingFor(context, file)
  // One name, several bodies: each needs a tag of its own.
  const etag = encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`
  context.header('etag', etag)
  context.header('vary', 'accept-encoding')
  context.header(
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
  if (context.req.header('if-none-match') === etag) return context.body(null, 304)
  context.header('content-type', file.type)
  if (encoding !== null) context.header('content-encoding', encoding)
  const body = encoding === null ? file.body : await encodedBody(file, encoding)
  return context.body(new Uint8Array(body))
}

function encodingFor(context: Context, file: ClientFile): Encoding | null {
  if (!COMPRESSIBLE.test(file.type) || file.body.length < SMALLEST_COMPRESSED) return null
  const accepted = context.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function encodedBody(file: ClientFile, encoding: Encoding): Promise<Buffer> {
  const known = file.encoded.get(encoding)
  if (known !== undefined) return known
  const made =
    encoding === 'gzip'
      ? promisify(gzip)(file.body)
      : promisify(brotliCompress)(file.body, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length },
        })
  file.encoded.set(encoding, made)
  return made
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)
  return [...scripts].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}
