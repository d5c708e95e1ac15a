import type { Context } from 'hono'

/**
 * The page with what it runs before anything else. A library of the client sets a style element while a dialog is open,
 * and takes the nonce for it from this name. Where the policy requires trusted types, only a script of the page's own
 * origin can be added to it, and no text becomes markup.
 */
export function guarded(html: string, context: Context): string {
  const nonce: unknown = context.get('secureHeadersNonce')
  if (typeof nonce !== 'string') return html
  const guard = `<script nonce="${nonce}">
      globalThis.__webpack_nonce__ = '${nonce}'
      globalThis.trustedTypes?.createPolicy('default', {
        createScriptURL: (address) =>
          new URL(address, location.href).origin === location.origin ? address : null,
      })
    </script>`
  return html.replace('<head>', `<head>\n    ${guard}`)
}
