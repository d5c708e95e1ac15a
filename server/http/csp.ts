import { createHash } from 'node:crypto'

/** CSP sources that a page adds to those of every response. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Adds inline sources to the policy of a response (server/http/security-headers.ts). */
export type Allow = (inline: Inline) => void

/** The Hono context key of the `Allow` function. */
export const ALLOW = 'allow'

const NONCE = 'nonce'

/**
 * The first script of a page. A client library inserts a style element while a dialog is open and reads its nonce from
 * `__webpack_nonce__`. Where the content security policy requires trusted types, the default policy allows only script
 * URLs of the page's own origin, and no HTML strings.
 */
const GUARD = `<script>
      Object.defineProperty(globalThis, '__webpack_nonce__', {
        get: () => document.getElementById('${NONCE}')?.textContent,
      })
      globalThis.trustedTypes?.createPolicy('default', {
        createScriptURL: (address) =>
          new URL(address, location.href).origin === location.origin ? address : null,
      })
    </script>`

export const withCspScript = (html: string): string =>
  html.replace('<head>', () => `<head>\n    ${GUARD}`)

/** Adds the element from which the guard script reads the nonce to the end of the body. */
export function withNonce(html: string, nonce: string): string {
  const end = Math.max(0, html.lastIndexOf('</body>'))
  const holder = `<script type="text/plain" id="${NONCE}">${nonce}</script>`
  return html.slice(0, end) + holder + html.slice(end)
}

const INLINE = /<(script|style)>((?:[^<]|<(?!\/?(?:script|style)>))*)<\/\1>/g

/**
 * Returns the CSP hashes of the inline scripts and styles in the head, which come from the build. The body holds user
 * content, so its inline scripts and styles stay blocked.
 */
export function inlineHashes(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const inline = [...head.matchAll(INLINE)]
  const hashesOf = (tag: string) =>
    inline.flatMap(([, name, text = '']) => (name === tag ? [sourceOf(text)] : []))
  return { scripts: hashesOf('script'), styles: hashesOf('style') } satisfies Inline
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
