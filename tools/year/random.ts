/** Random choices that one seed decides. */
export type Random = {
  chance(probability: number): boolean
  /** Returns a number from `least` to `most`. */
  between(least: number, most: number): number
  /** Returns a whole number from `least` to `most`. */
  whole(least: number, most: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** Creates the choices of a seed: mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + next() * (most - least)
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1))
  return {
    chance: (probability) => next() < probability,
    between,
    whole,
    pick(items) {
      const picked = items[whole(0, items.length - 1)]
      if (picked === undefined) throw new Error('There is nothing to pick from.')
      return picked
    },
  }
}
