import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import type { Capture } from './capture.ts'

/** A file of a baseline page, compressed as the product's own files are. */
type BesideFile = { type: string; body: Buffer }
/** Baseline files by URL path. */
export type BesideFiles = ReadonlyMap<string, BesideFile>

/** Loads the provider's script immediately and mounts the card fields as soon as React has rendered. */
const CARDS = `<script type="module" src="/standins/cards/stripe.js"></script><script type="module">
  const types = ['cardNumber', 'cardExpiry', 'cardCvc']
  const mount = () => {
    const places = document.querySelectorAll('.StripeElement')
    if (places.length < types.length) return requestAnimationFrame(mount)
    const elements = Stripe('pk_test_standin').elements()
    types.forEach((type, index) => elements.create(type).mount(places[index]))
  }
  mount()
</script>`

/** Builds a baseline of the captured page without scripts: all content is in the HTML response. */
export async function withoutScript(
  { html, head, style, body }: Capture,
  base: string,
): Promise<BesideFiles> {
  return new Map([[base, await page(html, `${head}<style>${style}</style>`, body)]])
}

/**
 * Builds a baseline that renders the captured elements with React in the browser and does nothing else. On a page with
 * card fields, the provider's script also mounts them.
 */
export async function bareReact(
  { html, head, style, root: branches }: Capture,
  base: string,
): Promise<BesideFiles> {
  const cards = JSON.stringify(branches).includes('StripeElement') ? CARDS : ''
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'captured',
        resolveId: (id) => (id === 'virtual:captured' ? `\0${id}` : null),
        load: (id) =>
          id === '\0virtual:captured'
            ? `export const branches = ${JSON.stringify(branches)}`
            : null,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'bare-react.ts') },
    },
  })
  if (!('output' in built)) throw new Error('The bare page was not built in one piece.')
  const [{ code }] = built.output
  const script = `${base}/main.js`
  const start = `<script type="module" src="${script}"></script>${cards}`
  return new Map([
    [base, await page(html, `${head}<style>${style}</style>${start}`, '<div id="root"></div>')],
    [script, await compressed('text/javascript', code)],
  ])
}

function page(html: Capture['html'], head: string, body: string): Promise<BesideFile> {
  const attributes = Object.entries(html).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  return compressed(
    'text/html; charset=utf-8',
    `<!doctype html><html${attributes.join('')}><head>${head}</head><body>${body}</body></html>`,
  )
}

async function compressed(type: string, text: string): Promise<BesideFile> {
  return { type, body: await promisify(brotliCompress)(text) }
}
