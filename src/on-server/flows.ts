import type { AnyStateMachine, Snapshot } from 'xstate'
import type { SentFlows } from '../actors/sent-flows.ts'
import { settled } from '../actors/settled.ts'

/** How long a page may wait for what it shows, in milliseconds. */
export const PATIENCE = 1000

/** The flows that a page asks for while it is drawn, so that they can be followed to where there is something to show. */
export class AskedFlows implements SentFlows {
  readonly #asked = new Map<string, { machine: AnyStateMachine; input: unknown }>()

  find(id: string, machine: AnyStateMachine, input: unknown): undefined {
    this.#asked.set(id, { machine, input })
  }

  /** Where those stand that begin by fetching something, once they have it. What failed is left to the browser. */
  async settled(): Promise<ReadonlyMap<string, Snapshot<unknown>>> {
    const all = [...this.#asked].map(async ([id, { machine, input }]) => {
      const snapshot = await settled(machine, input, PATIENCE)
      return snapshot === null ? [] : [[id, snapshot] as const]
    })
    return new Map((await Promise.all(all)).flat())
  }
}
