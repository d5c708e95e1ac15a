/** An action and its time, in milliseconds since 1970. */
type Item = { at: number; run: () => Promise<void> }

/** The planned actions, in the order of time. */
export class Agenda {
  readonly #items: Item[] = []

  /** Adds an item; of two items of the same moment, the one that was added first comes first. */
  add(at: number, run: () => Promise<void>): void {
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#items[middle]?.at ?? Infinity) > at) low = middle + 1
      else high = middle
    }
    this.#items.splice(low, 0, { at, run })
  }

  /** Removes and returns the next item until `end`; null where there is none. */
  next(end: number): Item | null {
    const item = this.#items.at(-1)
    return item === undefined || item.at > end ? null : (this.#items.pop() ?? null)
  }
}
