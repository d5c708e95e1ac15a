import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { type EncodedStart, encodedStart, type Encoding } from './page-encoding.ts'
import { holderOf, inlineIn, type Allow, ALLOW, withCspScript } from './csp.ts'
import { ORIGIN, withOrigin } from './page-head.ts'

/** Anybody can request any URL, so the cache size is limited. */
const MAX_PAGES = 100

const isAllow = (value: unknown): value is Allow => typeof value === 'function'

/**
 * Sends pages. The part that is the same for every request is compressed once and cached, and compressed again at the
 * highest quality when it is requested again. The nonce, unique to each response, follows that part. Without a content
 * security policy there is no nonce.
 */
export class PageCache {
  readonly #kept = new Map<string, CachedPage>()

  async send(context: Context, html: string, encoding: Encoding | null): Promise<Response> {
    const allow: unknown = context.get(ALLOW)
    const isGuarded = isAllow(allow)
    const page = this.#pageOf(html, context, isGuarded)
    const nonce = randomBytes(16).toString('base64')
    const { scripts, styles } = page.inline
    if (isGuarded) allow({ scripts, styles: [...styles, `'nonce-${nonce}'`] })
    const end = isGuarded ? holderOf(nonce) + page.end : page.end
    if (encoding === null) return context.body(page.start + end)
    context.header('content-encoding', encoding)
    const start = await page.encoded(encoding)
    return context.body(new Uint8Array(start(end)))
  }

  #pageOf(html: string, context: Context, isGuarded: boolean): CachedPage {
    const hash = createHash('sha256').update(html).digest('base64')
    const name = `${hash} ${String(context.get(ORIGIN))}`
    const page = this.#kept.get(name) ?? new CachedPage(withOrigin(html, context), isGuarded)
    // A Map iterates in insertion order, so reinserting makes it an LRU cache.
    this.#kept.delete(name)
    this.#kept.set(name, page)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MAX_PAGES && oldest !== undefined) this.#kept.delete(oldest)
    return page
  }
}

class CachedPage {
  /** Recompression has low priority, so only one page at a time is recompressed. */
  static #isTightening = false
  readonly start: string
  readonly end: string
  readonly inline: ReturnType<typeof inlineIn>
  readonly #encoded = new Map<Encoding, Promise<EncodedStart>>()
  #isTight = false

  constructor(html: string, isGuarded: boolean) {
    const whole = isGuarded ? withCspScript(html) : html
    const end = Math.max(0, whole.lastIndexOf('</body>'))
    this.start = whole.slice(0, end)
    this.end = whole.slice(end)
    this.inline = inlineIn(whole)
  }

  encoded(encoding: Encoding): Promise<EncodedStart> {
    const known = this.#encoded.get(encoding)
    if (known === undefined) {
      const made = encodedStart(this.start, encoding)
      this.#encoded.set(encoding, made)
      return made
    }
    if (encoding === 'br') void this.#tighten()
    return known
  }

  async #tighten(): Promise<void> {
    if (this.#isTight || CachedPage.#isTightening) return
    this.#isTight = true
    CachedPage.#isTightening = true
    const tight = await encodedStart(this.start, 'br', true)
    this.#encoded.set('br', Promise.resolve(tight))
    CachedPage.#isTightening = false
  }
}
