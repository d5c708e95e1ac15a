import type { AnyStateMachine, Snapshot } from 'xstate'

/**
 * Where the flows of a page stood when the server had made it, so that the browser goes on from there: by the id that
 * React gives to the place of a flow on the page, which is the same on both sides.
 */
export type SentFlows = {
  /** undefined: the flow begins as it always does. */
  find(id: string, machine: AnyStateMachine, input: unknown): Snapshot<unknown> | undefined
}

/** A page that was not made by a server. */
export const nothingSent: SentFlows = { find: () => undefined }

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value

/** From what came with the page. */
export function flowsSent(snapshots: ReadonlyMap<string, unknown>): SentFlows {
  return {
    find(id) {
      const snapshot = snapshots.get(id)
      return isSnapshot(snapshot) ? snapshot : undefined
    },
  }
}
