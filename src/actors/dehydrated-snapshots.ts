import type { AnyStateMachine, Snapshot } from 'xstate'

/**
 * The dehydrated snapshots of a server-rendered page's machines, from which the browser continues. The key is the React
 * `useId` of the component, which is the same on the server and in the browser.
 */
export type DehydratedSnapshots = {
  /** undefined: the machine starts in its initial state. */
  find(id: string, machine: AnyStateMachine, input: unknown): Snapshot<unknown> | undefined
}

/** No snapshots: the page was not rendered on the server. */
export const noSnapshots: DehydratedSnapshots = { find: () => undefined }

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value

/** Creates the lookup for the snapshots in the page. */
export function dehydratedSnapshots(snapshots: ReadonlyMap<string, unknown>): DehydratedSnapshots {
  return {
    find(id) {
      const snapshot = snapshots.get(id)
      return isSnapshot(snapshot) ? snapshot : undefined
    },
  }
}
