import { escape } from '../graphs/svg.ts'
import { type ColorName, dark, light } from '../../src/ui/theme/palette.ts'

/** The product's colours, under the names that the pages and the rendered machine graphs use. */
const coloursOf = (scheme: string, colors: Readonly<Record<ColorName, string>>) => `
  color-scheme: ${scheme};
  --paper: ${colors.paper}; --surface: ${colors.surface}; --line: ${colors.line}; --edge: ${colors.edge};
  --ink: ${colors.ink}; --quiet: ${colors.inkQuiet}; --focus: ${colors.focus};
  --added: ${colors.positive}; --removed: ${colors.danger}; --changed: ${colors.held};
  --machine-paper: ${colors.paper}; --machine-ink: ${colors.ink}; --machine-state: ${colors.surface};
  --machine-edge: ${colors.edge}; --machine-compound: ${colors.sunken}; --machine-not-charged: ${colors.groundSky};
  --machine-unknown: ${colors.heldGround}; --machine-charged: ${colors.dangerGround};
  --machine-recorded: ${colors.positiveGround}; --machine-quiet: ${colors.inkQuiet};
  --machine-label: ${colors.inkQuiet}; --machine-fault: ${colors.danger};
`

const onLight = coloursOf('light', light)
const onDark = coloursOf('dark', dark)

const frame = `
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif }
body { margin: 0; padding: 24px clamp(16px, 3vw, 40px) }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h1 { margin: 0 0 8px; font-size: 1.75rem }
h2 { margin: 0 0 4px; font-size: 1.375rem }
p { margin: 0 0 12px; max-inline-size: 70ch }
a { color: inherit; text-underline-offset: 3px }
code { overflow-wrap: anywhere }
section { margin-block-start: 48px; scroll-margin-block-start: 16px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.map { overflow: auto; max-block-size: 88vh; border: 1px solid var(--line) }
.map svg { display: block }
`

/** Returns a self-contained page, in the theme of the system or of the selected switch. */
export function htmlPage(title: string, style: string, body: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)}</title>`,
    `<style>
:root { ${onLight} }
@media screen {
  :root:has(#theme-dark:checked) { ${onDark} }
}
@media screen and (prefers-color-scheme: dark) {
  :root:not(:has(#theme-light)) { ${onDark} }
}
${frame}${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/**
 * Makes a machine's SVG safe to use beside others on one page. Otherwise the styles of each would apply to all, and an
 * arrow would lose its head if the marker is defined in an SVG that is not displayed.
 */
export const onPage = (svg: string, name: string): string =>
  svg
    .replaceAll('machine-arrow', `arrow-${name}`)
    .replace('.machine .arrow', `.drawing-${name} .arrow`)
    .replace('class="machine"', `class="machine drawing-${name}"`)
