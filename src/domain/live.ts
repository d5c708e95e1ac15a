/** What the stream of live updates sends. */
export type LiveMessage =
  /** The server is there and has nothing to tell. */
  | { kind: 'heartbeat' }
  /** `id`: from which a stream resumes. `flow`: what has changed; null when anything may have. */
  | { kind: 'changed'; id: string; flow: { name: string; id: string } | null }
