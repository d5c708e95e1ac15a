import type { AnyStateMachine, Snapshot } from 'xstate'

/** The dehydrated snapshots of a server-rendered page's machines, from which the browser continues. */
export type DehydratedSnapshots = {
  /** undefined: the machine starts in its initial state. */
  find(machine: AnyStateMachine, input: unknown): Snapshot<unknown> | undefined
}

/** No snapshots: the page was not rendered on the server. */
export const noSnapshots: DehydratedSnapshots = { find: () => undefined }

/** Returns the key of a machine's snapshot. Machines with the same id and the same input show the same data. */
export const snapshotKey = ({ id }: AnyStateMachine, input: unknown): string =>
  `${id} ${JSON.stringify(input)}`

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value

/** Creates the lookup for the snapshots in the page. */
export function dehydratedSnapshots(snapshots: ReadonlyMap<string, unknown>): DehydratedSnapshots {
  return {
    find(machine, input) {
      const snapshot = snapshots.get(snapshotKey(machine, input))
      return isSnapshot(snapshot) ? snapshot : undefined
    },
  }
}
