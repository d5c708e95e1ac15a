import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'
import { lendDemoPictures } from '../postgres/demo-pictures.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo world in it, to be copied. */
    seededWorld: string
  }
}

/** Makes the demo world once for all the markets of a run: each starts from a copy. */
export default async function seedWorldOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-world-'))
  await lendDemoPictures(folder)
  const server = await startServer({
    config: readConfig({ DATA_DIR: folder, PORT: '0' }),
    client: 'none',
  })
  await server.close()
  project.provide('seededWorld', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
