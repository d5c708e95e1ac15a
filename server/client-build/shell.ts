import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { partsOf } from './pages.ts'

const NAME = 'virtual:built-shell'
/** What says that there is no connection; it comes after all else a page needs. */
const WORDS = 'src/second-visit.tsx'
/** What nearly every word is written with; other alphabets are kept once a page has used them. */
const FONT = /-latin-wght-normal\.woff2$/
const FRAME = 'index.html'
const PART = /^assets\/.*\.(?:js|css)$/

/**
 * Gives the worker what every page of the client in `folder` stands on: the frame, its code and its font. What else was
 * built is kept when it is first used, so that a guest fetches nothing that he never opens.
 */
export function builtShellPlugin(folder: string): Plugin {
  return {
    name: 'loppis:built-shell',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? sourceFor(folder) : undefined),
  }
}

function sourceFor(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const first = partsAt(manifest, FRAME)
  const words = partsAt(manifest, WORDS)
  // The frame's own style is in it.
  const css = words.css.filter((file) => !first.css.includes(file))
  const fonts = Object.values(manifest).filter(({ src = '' }) => FONT.test(src))
  const hashed = new Set([
    ...first.modules,
    ...words.modules,
    ...css,
    ...fonts.map(({ file }) => file),
  ])
  const shell = [
    { url: `/${FRAME}`, revision: revisionOf(join(folder, FRAME)) },
    // Their names say what is in them.
    ...[...hashed].map((file) => ({ url: `/${file}`, revision: null })),
  ]
  const others = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
    .filter((file) => PART.test(file) && !hashed.has(file) && !first.css.includes(file))
    .map((file) => `/${file}`)
  return `export const shell = ${JSON.stringify(shell)}
export const others = ${JSON.stringify([...new Set(others)])}`
}

function partsAt(manifest: Manifest, name: string) {
  const chunk = manifest[name]
  if (chunk === undefined) throw new Error(`The manifest of the client has no ${name}.`)
  return partsOf(manifest, chunk)
}

const revisionOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
