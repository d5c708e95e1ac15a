import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist/renderer/render.js')

/** Returns the HTML that the built product renders for an address; `ask` answers its API calls. */
export async function renderedPage(
  address: string,
  ask: (request: Request) => Promise<Response>,
  demo = '',
): Promise<string> {
  const { renderPage }: { renderPage: (request: object) => Promise<string> } = await import(
    pathToFileURL(BUILT).href
  )
  return renderPage({ address, acceptLanguage: 'en', cookie: '', demo, ask })
}
