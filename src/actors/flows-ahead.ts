import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate'
import type { Destination } from '../domain/destinations.ts'
import type { WithAhead } from './ahead.ts'
import { provideCatalogue } from './catalogue.ts'
import type { Join } from './provided.ts'
import { settled } from './settled.ts'

type Run = { input: string; askedAt: number; snapshot: Snapshot<unknown> }

/** How long what was begun is waited for, in milliseconds. */
const PATIENCE = 10_000

export type FlowsAhead = ReturnType<typeof createFlowsAhead>

const everything = { of: '' }

const isShelf = (place: Destination | null) =>
  place?.screen === 'category' || place?.screen === 'advertisements'

/**
 * Flows that are begun before the screen which opens them, so that it shows at once what they came to. Of each machine
 * the last run is kept, for as long as an answer stands.
 */
export function createFlowsAhead(
  join: Join,
  { ahead, isFresh }: Pick<WithAhead, 'ahead' | 'isFresh'>,
  now: () => number = () => performance.now(),
) {
  const runs = new Map<AnyStateMachine, Run>()

  /** Where a flow got to; undefined: it was not begun, or has not come to anything yet. */
  const find = (machine: AnyStateMachine, input: unknown): Snapshot<unknown> | undefined => {
    const run = runs.get(machine)
    if (run === undefined || !isFresh(run.askedAt)) return undefined
    return run.input === JSON.stringify(input) ? run.snapshot : undefined
  }

  const begin = async <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ) => {
    if (find(machine, input) !== undefined) return
    const askedAt = now()
    const snapshot = await ahead(() => settled(machine, input, PATIENCE))
    // What did not come is asked for by the screen, which says so.
    if (snapshot !== null) runs.set(machine, { input: JSON.stringify(input), askedAt, snapshot })
  }

  return {
    find,
    /** Begins the flows of a public screen, as it will (src/screens). */
    async expect(place: Destination, here: Destination | null): Promise<void> {
      // A shelf's answer may be still arriving, and another one would take its place.
      if (isShelf(here) && isShelf(place)) return
      const catalogue = join(provideCatalogue)
      switch (place.screen) {
        case 'home':
          begin(catalogue.threeCategories, everything)
          begin(catalogue.homeAdvertisements, everything)
          return
        case 'categories':
          begin(catalogue.allCategories, everything)
          return
        case 'blog':
          begin(catalogue.blogEntries, everything)
          return
        case 'category':
        case 'advertisements': {
          // Their code comes with the screen's.
          const { provideShelves } = await import('./shelf.ts')
          const { categoryProducts, advertisements } = join(provideShelves)
          const wantedId = place.productId ?? null
          if (place.screen === 'advertisements') return begin(advertisements, { of: '', wantedId })
          begin(catalogue.allCategories, everything)
          begin(categoryProducts, { of: place.categoryId, wantedId })
        }
      }
    },
  }
}
