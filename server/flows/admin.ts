import type { Persisted } from '../../machines/market/step.ts'
import type { Flow, Snapshot } from './flow.ts'

/** Returns the rank of the task that waits for an admin after a step of the flow's machine; null where none does. */
export const rankAfter = (flow: Flow, step: Persisted): number | null =>
  flow.adminRank(step as Snapshot)

/** Returns the columns of a flow with the rank of the task that waits for an admin, and the start of the wait. */
export function adminColumns(
  flow: Flow,
  { before, after, at }: { before: Snapshot | null; after: Persisted; at: Date },
) {
  const rank = rankAfter(flow, after)
  if (rank === null) return { needs_admin: false }
  const isNew = before === null || flow.adminRank(before) !== rank
  return { needs_admin: true, ...(isNew && { admin_rank: rank, admin_since: at }) }
}
