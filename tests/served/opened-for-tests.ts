import { afterAll, beforeAll } from 'vitest'

/** Opens a resource while the tests of a file, or of the calling describe, run. Returns a getter for it. */
export function setupResource<Opened extends { close(): Promise<void> }>(
  open: () => Promise<Opened>,
): () => Opened {
  let opened: Opened | null = null
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.close())
  return () => {
    if (opened === null) throw new Error('It is open only while tests run.')
    return opened
  }
}
