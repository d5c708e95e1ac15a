import type { Snapshot } from 'xstate'
import type { ActorArguments } from '../actors/actor-arguments.ts'
import { snapshotKey } from '../actors/dehydrated-snapshots.ts'
import { waitForSettled } from '../actors/wait-for-settled.ts'

/** How long a page may wait for its data, in milliseconds. */
export const PATIENCE = 1000

/** Runs actors until there is content to show and returns their snapshots. Failed ones are left to the browser. */
export async function settledSnapshots(
  actors: readonly ActorArguments[],
): Promise<ReadonlyMap<string, Snapshot<unknown>>> {
  const inputs = new Map(
    actors.map(([machine, { input }]) => [snapshotKey(machine, input), { machine, input }]),
  )
  const all = [...inputs].map(async ([key, { machine, input }]) => {
    const snapshot = await waitForSettled(machine, input, PATIENCE)
    return snapshot === null ? [] : [[key, snapshot] as const]
  })
  return new Map((await Promise.all(all)).flat())
}
