import { type AnyStateMachine, createActor, type Snapshot, waitFor } from 'xstate'
import type { SentFlows } from '../actors/sent-flows.ts'

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
      const snapshot = await settle(machine, input)
      return snapshot === null ? [] : [[id, snapshot] as const]
    })
    return new Map((await Promise.all(all)).flat())
  }
}

async function settle(machine: AnyStateMachine, input: unknown): Promise<Snapshot<unknown> | null> {
  const actor = createActor(machine, { input })
  if (!actor.getSnapshot().hasTag('busy')) return null
  actor.start()
  try {
    const state = await waitFor(actor, (now) => !now.hasTag('busy'), { timeout: PATIENCE })
    return state.matches('failed') ? null : actor.getPersistedSnapshot()
  } catch {
    return null
  } finally {
    actor.stop()
  }
}
