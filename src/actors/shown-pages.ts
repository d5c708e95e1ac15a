import type { Navigation } from '../services/navigation.ts'

/** How many lists are kept. */
const MOST = 30

/**
 * Keeps the pages that each history entry has shown of its list, as the browser's back/forward cache does with documents:
 * after Back, the list has its rows at once. `of` says which list it is.
 */
export function createShownPages<Shown>(navigation: Pick<Navigation, 'entry'>) {
  const shown = new Map<string, Shown>()
  return {
    /** Returns what the current history entry has shown; at its first visit, what `load` resolves to. */
    async find(of: object, load: () => Promise<Shown>): Promise<Shown> {
      return shown.get(keyOf(navigation, of)) ?? load()
    },
    /** Loads the next page, and keeps it with the rows before. */
    async add<Page>(
      of: object,
      load: () => Promise<Page>,
      join: (page: Page) => Shown,
    ): Promise<Page> {
      const key = keyOf(navigation, of)
      const page = await load()
      shown.delete(key)
      shown.set(key, join(page))
      const [oldest = key] = shown.keys()
      if (shown.size > MOST) shown.delete(oldest)
      return page
    },
  }
}

const keyOf = (navigation: Pick<Navigation, 'entry'>, of: object) =>
  JSON.stringify([navigation.entry(), of])

/** Returns rows with those of the next page. A row that is listed meanwhile moves others to a later page. */
export function joinRows<Row extends { _id: string }>(
  rows: readonly Row[],
  more: readonly Row[],
): readonly Row[] {
  const known = new Set(rows.map(({ _id }) => _id))
  return [...rows, ...more.filter(({ _id }) => !known.has(_id))]
}
