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
  { ahead, freshFor }: Pick<WithAhead, 'ahead' | 'freshFor'>,
  now: () => number = () => performance.now(),
) {
  const runs = new Map<AnyStateMachine, Run>()

  /** The run of a flow; undefined: it was not begun, or has not come to anything yet. */
  const standing = (machine: AnyStateMachine, input: unknown): Run | undefined => {
    const run = runs.get(machine)
    if (run === undefined || freshFor(run.askedAt) === 0) return undefined
    return run.input === JSON.stringify(input) ? run : undefined
  }

  /** Answers how long what it came to stands, in milliseconds; 0: it did not come to anything. */
  const begin = async <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ): Promise<number> => {
    const before = standing(machine, input)
    if (before !== undefined) return freshFor(before.askedAt)
    const askedAt = now()
    const snapshot = await ahead(() => settled(machine, input, PATIENCE))
    // What did not come is asked for by the screen, which says so.
    if (snapshot === null) return 0
    runs.set(machine, { input: JSON.stringify(input), askedAt, snapshot })
    return freshFor(askedAt)
  }

  const flowsOf = async (place: Destination): Promise<Promise<number>[]> => {
    const catalogue = join(provideCatalogue)
    switch (place.screen) {
      case 'home':
        return [
          begin(catalogue.threeCategories, everything),
          begin(catalogue.homeAdvertisements, everything),
        ]
      case 'categories':
        return [begin(catalogue.allCategories, everything)]
      case 'blog':
        return [begin(catalogue.blogEntries, everything)]
      case 'category':
      case 'advertisements': {
        // Their code comes with the screen's.
        const { provideShelves } = await import('./shelf.ts')
        const { categoryProducts, advertisements } = join(provideShelves)
        const wantedId = place.productId ?? null
        if (place.screen === 'advertisements') return [begin(advertisements, { of: '', wantedId })]
        return [
          begin(catalogue.allCategories, everything),
          begin(categoryProducts, { of: place.categoryId, wantedId }),
        ]
      }
      default:
        return []
    }
  }

  return {
    /** Where a flow got to; undefined: it was not begun, or has not come to anything yet. */
    find: (machine: AnyStateMachine, input: unknown) => standing(machine, input)?.snapshot,
    /**
     * Begins the flows of a public screen, as it will (src/screens). Answers how long all that they came to stands, in
     * milliseconds; 0: not all did, or there are none.
     */
    async expect(place: Destination, here: Destination | null): Promise<number> {
      // A shelf's answer may be still arriving, and another one would take its place.
      if (isShelf(here) && isShelf(place)) return 0
      const standingFor = await Promise.all(await flowsOf(place))
      return standingFor.length === 0 ? 0 : Math.min(...standingFor)
    },
  }
}
