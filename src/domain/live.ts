/** What the stream of live updates sends. */
export type LiveMessage =
  /** The server is there and has nothing to tell. */
  | { kind: 'heartbeat' }
  /** `id`: from which a stream resumes; null: from the one before. `flow`: what has changed; null when anything may have. */
  | { kind: 'changed'; id: string | null; flow: { name: string; id: string } | null }
