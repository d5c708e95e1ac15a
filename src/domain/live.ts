/** The flow that has changed; null when any flow may have changed. */
export type ChangedFlow = { name: string; id: string } | null

/** Returns whether a change is about a product: about it alone, or about all products. */
export const isAboutProduct =
  (productId: string) =>
  ({ name, id }: NonNullable<ChangedFlow>): boolean =>
    name === 'product' && (id === productId || id === 'all')

/** A message of the stream of live updates. */
export type LiveMessage =
  /** The server is there and has nothing to tell. */
  | { kind: 'heartbeat' }
  /** `id`: the position from which a stream resumes; null: from the one before. */
  | { kind: 'changed'; id: string | null; flow: ChangedFlow }
