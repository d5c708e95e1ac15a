import type { AnyStateMachine, InputFrom, Snapshot } from 'xstate'
import type { Destination } from '../domain/destinations.ts'
import type { ActorArguments } from './actor-arguments.ts'
import type { PrefetchingApi } from './prefetching-api.ts'
import { waitForSettled } from './wait-for-settled.ts'

type Run = { input: string; askedAt: number; snapshot: Snapshot<unknown> }

/** How long a prefetch may take, in milliseconds. */
const PATIENCE = 10_000

const isProductList = (place: Destination | null) =>
  place?.screen === 'category' || place?.screen === 'advertisements'

/**
 * Runs the machines of a screen before the screen opens, so that it renders with their result. Keeps the last run of
 * each machine while its response is fresh.
 */
export function createPrefetchedActors(
  { prefetch, freshFor }: Pick<PrefetchingApi, 'prefetch' | 'freshFor'>,
  now: () => number = () => performance.now(),
) {
  const runs = new Map<AnyStateMachine, Run>()

  /** Returns the fresh run of a machine; undefined when it was not prefetched or has not settled yet. */
  const freshRun = (machine: AnyStateMachine, input: unknown): Run | undefined => {
    const run = runs.get(machine)
    if (run === undefined || freshFor(run.askedAt) === 0) return undefined
    return run.input === JSON.stringify(input) ? run : undefined
  }

  /** Returns how long the result stays fresh, in milliseconds; 0: no result. */
  const begin = async <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
  ): Promise<number> => {
    const before = freshRun(machine, input)
    if (before !== undefined) return freshFor(before.askedAt)
    const askedAt = now()
    const snapshot = await prefetch(() => waitForSettled(machine, input, PATIENCE))
    // The screen repeats a failed request itself and shows the failure.
    if (snapshot === null) return 0
    runs.set(machine, { input: JSON.stringify(input), askedAt, snapshot })
    return freshFor(askedAt)
  }

  return {
    /** Returns a machine's prefetched snapshot; undefined when it was not prefetched or has not settled yet. */
    find: (machine: AnyStateMachine, input: unknown) => freshRun(machine, input)?.snapshot,
    /**
     * Prefetches the actors that a screen starts with. Returns how long all results stay fresh, in milliseconds; 0 when
     * one is missing or there are none.
     */
    async prefetch(
      place: Destination,
      here: Destination | null,
      actors: readonly ActorArguments[],
    ): Promise<number> {
      // A product list may still be streaming; another request would discard it.
      if (isProductList(here) && isProductList(place)) return 0
      const remaining = await Promise.all(
        actors.map(([machine, { input }]) => begin(machine, input)),
      )
      return remaining.length === 0 ? 0 : Math.min(...remaining)
    },
  }
}
