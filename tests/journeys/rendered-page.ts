import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../dist/renderer/render.js')

/** The document that the built product makes of an address when its calls are answered so. */
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
