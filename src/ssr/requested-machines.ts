import type { AnyStateMachine, Snapshot } from 'xstate'
import type { DehydratedSnapshots } from '../actors/dehydrated-snapshots.ts'
import { waitForSettled } from '../actors/wait-for-settled.ts'

/** How long a page may wait for its data, in milliseconds. */
export const PATIENCE = 1000

/** Records the flows that a page requests during a render, so that they can run until there is content to show. */
export class RequestedMachines implements DehydratedSnapshots {
  readonly #asked = new Map<string, { machine: AnyStateMachine; input: unknown }>()

  find(id: string, machine: AnyStateMachine, input: unknown): undefined {
    this.#asked.set(id, { machine, input })
  }

  /** Runs the flows that start with a fetch and returns their snapshots. Failed ones are left to the browser. */
  async settled(): Promise<ReadonlyMap<string, Snapshot<unknown>>> {
    const all = [...this.#asked].map(async ([id, { machine, input }]) => {
      const snapshot = await waitForSettled(machine, input, PATIENCE)
      return snapshot === null ? [] : [[id, snapshot] as const]
    })
    return new Map((await Promise.all(all)).flat())
  }
}
