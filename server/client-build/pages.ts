import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** What says title and description in a document. */
const HEADING = /<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g
const NAME = 'virtual:built-client'
/** A line that says something to whoever reads the source. */
const COMMENT = /^ *\/\/.*\n/gm
/** What nearly every word of a page is written with. */
const FONT = /-latin-wght-normal\.woff2$/

/**
 * Gives the server's side of the pages what the build of the browser's side came to: the document, and for each module
 * that is fetched later what it needs. `folder` is where that was built to.
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
export const template = ${JSON.stringify(templateFrom(read('index.html'), read('theme.js'), font))}
export const heading = ${JSON.stringify((read('index.html').match(HEADING) ?? []).join(''))}
export const entry = ${JSON.stringify(`/${first.file}`)}
export function partsOf(modules) {
  const parts = [first, ...modules.flatMap((name) => fetched[name] ?? [])]
  const css = [...new Set(parts.flatMap((part) => part.css))]
  return {
    styles: css.map((file) => texts[file]).join(''),
    // Disabled, they are not fetched; the loader of the modules takes them for loaded, as their text is in the page.
    links: css.map((file) => '<link rel="stylesheet" href="/' + file + '" disabled>').join(''),
    modules: [...new Set(parts.flatMap((part) => part.modules))].map((file) => '/' + file),
  }
}`
}

/** All the styles and modules that a chunk stands on, what is needed first in front. */
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
 * A page asks for its font first of all. Where it has not come when the page shows, it comes with the next screen
 * (src/app/putFontIn.ts): some line would break elsewhere under who reads it.
 */
function withFontAtOnce(css: string, font: string): string {
  return css.replaceAll(/@font-face ?\{[^}]*\}/g, (face) =>
    face.includes(font) ? face.replace(/(font-display: ?)swap/, '$1optional') : face,
  )
}

/**
 * The built index.html without what each page says for itself: title, description, styles and code. What sets the theme
 * is in it, as every page would wait for it.
 */
function templateFrom(html: string, theme: string, font: string): string {
  return html
    .replaceAll(HEADING, '')
    .replace(
      '<script src="/theme.js"></script>',
      () => `<script>${theme.replaceAll(COMMENT, '')}</script>`,
    )
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(
      '</head>',
      `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin><!--head--></head>`,
    )
    .replace('<div id="root"></div>', '<div id="root"><!--body--></div><!--sent-->')
}
