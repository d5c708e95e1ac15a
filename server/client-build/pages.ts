import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** Matches the title and the description of a document. */
const HEADING = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g
const NAME = 'virtual:built-client'
/** Matches a comment line. */
const COMMENT = /^ *\/\/.*\n/gm
/** The Latin font file, which nearly all text of a page uses. */
const FONT = /-latin-wght-normal\.woff2$/

/**
 * Provides the output of the client build to the server renderer as a virtual module: the document template, and the
 * styles and modules that each lazily loaded module needs. `folder` is the output folder of the client build.
 */
export function builtClientPlugin(folder: string): Plugin {
  return {
    name: 'loppis:built-client',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? sourceFor(folder) : undefined),
  }
}

type Parts = { css: string[]; modules: string[] }

function sourceFor(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  const first = manifest['index.html']
  if (first === undefined) throw new Error('The manifest of the client has no index.html.')
  const all = Object.values(manifest)
  const font = all.find(({ src = '' }) => FONT.test(src))?.file
  if (font === undefined) throw new Error('The manifest of the client has no font.')
  const texts = Object.fromEntries(
    [...new Set(all.flatMap(({ css = [] }) => css))].map((file) => [
      file,
      withFontAtOnce(read(file), font),
    ]),
  )
  const fetched = Object.fromEntries(
    all
      .filter(({ isDynamicEntry = false }) => isDynamicEntry)
      .map((chunk) => [chunk.name ?? '', partsOf(manifest, chunk)]),
  )
  return `
const texts = ${JSON.stringify(texts)}
const first = ${JSON.stringify(partsOf(manifest, first))}
const fetched = ${JSON.stringify(fetched)}
export const template = ${JSON.stringify(templateFrom(read('index.html'), read('before-paint.js'), font))}
export const heading = ${JSON.stringify((read('index.html').match(HEADING) ?? []).join(''))}
export const entry = ${JSON.stringify(`/${first.file}`)}
export function partsOf(modules) {
  const parts = [first, ...modules.flatMap((name) => fetched[name] ?? [])]
  const css = [...new Set(parts.flatMap((part) => part.css))]
  return {
    styles: css.map((file) => texts[file]).join(''),
    // Disabled, they are not fetched; Chromium 153 needs the media for that. The loader of the modules takes them for
    // loaded, as their text is in the page.
    links: css.map((file) => '<link rel="stylesheet" href="/' + file + '" media="not all" disabled>').join(''),
    modules: [...new Set(parts.flatMap((part) => part.modules))].map((file) => '/' + file),
  }
}`
}

/** Returns the styles and modules of a chunk and of its imports, dependencies first. */
export function partsOf(manifest: Manifest, chunk: Manifest[string]): Parts {
  const seen = new Set<Manifest[string]>()
  const css = new Set<string>()
  const visit = (one: Manifest[string]) => {
    if (seen.has(one)) return
    for (const key of one.imports ?? []) {
      const imported = manifest[key]
      if (imported !== undefined) visit(imported)
    }
    seen.add(one)
    for (const file of one.css ?? []) css.add(file)
  }
  visit(chunk)
  return { css: [...css], modules: [...seen].map(({ file }) => file) }
}

/**
 * Sets `font-display: optional` for the preloaded font: swapping it in after the first render could move line breaks
 * while the user reads. A font that loads too late is applied with the next screen (src/app/late-font.ts).
 */
function withFontAtOnce(css: string, font: string): string {
  return css.replaceAll(/@font-face ?\{[^}]*\}/g, (face) =>
    face.includes(font) ? face.replace(/(font-display: ?)swap/, '$1optional') : face,
  )
}

/**
 * Returns the built index.html without the parts that each page sets itself: title, description, styles and scripts.
 * The script that runs before the first paint is inlined, because it blocks rendering.
 */
function templateFrom(html: string, beforePaint: string, font: string): string {
  return html
    .replaceAll(HEADING, '')
    .replace(
      '<script src="/before-paint.js"></script>',
      () => `<script>${beforePaint.replaceAll(COMMENT, '')}</script>`,
    )
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '</head>',
      `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin><!--head--></head>`,
    )
    .replace('<div id="root"></div>', '<div id="root"><!--body--></div><!--dehydrated-state-->')
}
