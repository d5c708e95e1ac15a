import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { partsOf } from './pages.ts'

const NAME = 'virtual:built-shell'
/** The modules that load after all other parts of a page: they hear that the page is offline, and say so. */
const IDLE_MODULES = ['src/services/service-worker.ts', 'src/app/BannerRegion.tsx']
/** The Latin font file, which nearly all text uses; other alphabets are cached once a page has used them. */
const FONT = /-latin-wght-normal\.woff2$/
const FRAME = 'index.html'
/** Only a server with telemetry needs it, and the browser does not keep it ahead. */
const TRACING = 'src/services/tracing.ts'
const PART = /^assets\/.*\.(?:js|css)$/

/**
 * Provides the service worker with the files that every page of the client in `folder` needs: index.html, its code and
 * its font; and with the paths of the screens, which the built renderer in `renderer` exports. Other built files are cached on first use, so that a guest downloads no code of screens that stay closed.
 */
export function builtShellPlugin(folder: string, renderer: string): Plugin {
  return {
    name: 'loppis:built-shell',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? sourceFor(folder, renderer) : undefined),
  }
}

async function sourceFor(folder: string, renderer: string): Promise<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const first = partsAt(manifest, FRAME)
  const idle = IDLE_MODULES.map((module) => partsAt(manifest, module))
  // The styles of index.html are inlined in it.
  const css = idle.flatMap((parts) => parts.css).filter((file) => !first.css.includes(file))
  const fonts = Object.values(manifest).filter(({ src = '' }) => FONT.test(src))
  const hashed = new Set([
    ...first.modules,
    ...idle.flatMap(({ modules }) => modules),
    ...css,
    ...fonts.map(({ file }) => file),
  ])
  const shell = [
    { url: `/${FRAME}`, revision: revisionOf(join(folder, FRAME)) },
    // Their names contain a content hash.
    ...[...hashed].map((file) => ({ url: `/${file}`, revision: null })),
  ]
  const others = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
    .filter((file) => PART.test(file) && !hashed.has(file) && !first.css.includes(file))
    .filter((file) => file !== manifest[TRACING]?.file)
    .map((file) => `/${file}`)
  const { pagePatterns }: { pagePatterns: unknown } = await import(
    pathToFileURL(join(renderer, 'render.js')).href
  )
  return `export const shell = ${JSON.stringify(shell)}
export const others = ${JSON.stringify([...new Set(others)])}
export const pages = ${JSON.stringify(pagePatterns)}`
}

function partsAt(manifest: Manifest, name: string) {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The manifest of the client has no ${name}.`)
  return partsOf(manifest, chunk)
}

const revisionOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
