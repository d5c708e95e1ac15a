import { createHash } from 'node:crypto'

/** Sources of a policy, beside those that hold for every answer. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** Lets an answer run what stands in itself (server/security-headers.ts). */
export type LetIn = (inline: Inline) => void

/** The name under which a request carries it. */
export const LET_IN = 'letIn'

const NONCE = 'nonce'

/**
 * What a page runs before anything else. A library of the client sets a style element while a dialog is open, and takes
 * the nonce for it from this name. Where the policy requires trusted types, only a script of the page's own origin can
 * be added to it, and no text becomes markup.
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

export const withGuard = (html: string): string =>
  html.replace('<head>', () => `<head>\n    ${GUARD}`)

/** Where the guard finds the nonce. */
export const holderOf = (nonce: string): string =>
  `<script type="text/plain" id="${NONCE}">${nonce}</script>`

const INLINE = /<(script|style)>(.*?)<\/\1>/gs

/**
 * What the head holds is the build's own, so its scripts and styles are let in, by their hashes; nothing further down
 * is, where there are other people's words.
 */
export function inlineIn(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const inline = [...head.matchAll(INLINE)]
  const hashesOf = (tag: string) =>
    inline.flatMap(([, name, text = '']) => (name === tag ? [sourceOf(text)] : []))
  return { scripts: hashesOf('script'), styles: hashesOf('style') } satisfies Inline
}

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
