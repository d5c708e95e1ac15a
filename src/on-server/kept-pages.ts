/** Anybody can ask for any address, so only so many are kept. */
const KEPT = 100

/** The pages that were asked for last, by name. */
export class KeptPages<Page> {
  readonly #pages = new Map<string, Page>()

  take(name: string): Page | undefined {
    return this.#pages.get(name)
  }

  keep(name: string, page: Page): void {
    // A map keeps the order in which its keys came.
    this.#pages.delete(name)
    this.#pages.set(name, page)
    const [oldest] = this.#pages.keys()
    if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest)
  }
}
