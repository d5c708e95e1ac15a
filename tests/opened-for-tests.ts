import { afterAll, beforeAll } from 'vitest'

/** Open while the tests of a file run, or of the describe that asks for it; answers how a test comes to it. */
export function openedForTests<Opened extends { close(): Promise<void> }>(
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
