import type { Context } from 'hono'

/**
 * The page with what it runs before anything else. A library of the client sets a style element while a dialog is open,
 * and takes the nonce for it from this name. Where the policy requires trusted types, only a script of the page's own
 * origin can be added to it, and no text becomes markup. What the head holds is the build's own, so its scripts and
 * styles get the nonce; nothing further down does, where there are other people's words.
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
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll(/<(script|style)>/g, `<$1 nonce="${nonce}">`)
  return head.replace('<head>', () => `<head>\n    ${guard}`) + html.slice(end)
}
