/** Limits the number of cached pages, because anyone can request any address. */
const KEPT = 100

/** Caches the most recently requested pages, by name. */
export class PageCache<Page> {
  readonly #pages = new Map<string, Page>()

  take(name: string): Page | undefined {
    return this.#pages.get(name)
  }

  keep(name: string, page: Page): void {
    // A Map iterates in insertion order.
    this.#pages.delete(name)
    this.#pages.set(name, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest)
  }
}
