import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../server/commands/build.mjs'
import { readConfig } from '../../server/config/config.ts'
import { type RunningServer, startServer } from '../../server/start.ts'
import { copyDemoData } from '../../tests/database/demo-data.ts'
import type { BesideFiles } from './beside.ts'

type Answering = () => Response | Promise<Response>

/** The built product on its own server, which also serves the baseline pages. */
export type Site = Pick<RunningServer, 'origin' | 'database'> & {
  /** Adds files to serve. */
  add(files: BesideFiles): void
  /** Overrides the response for a path; null restores the product's own. */
  answer(path: string, answer: Answering | null): void
  close(): Promise<void>
}

export async function openSite(): Promise<Site> {
  await ensureBuilt()
  const dataDir = await mkdtemp(join(tmpdir(), 'loppis-bench-'))
  await copyDemoData(dataDir)
  const answers = new Map<string, Answering>()
  const server = await startServer({
    config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
    around: (application) => (request, env) =>
      answers.get(new URL(request.url).pathname)?.() ?? application(request, env),
  })
  return {
    origin: server.origin,
    database: server.database,
    add(files) {
      for (const [path, { type, body }] of files) {
        const headers = { 'content-type': type, 'content-encoding': 'br' }
        answers.set(path, () => new Response(new Uint8Array(body), { headers }))
      }
    },
    answer(path, answer) {
      if (answer === null) answers.delete(path)
      else answers.set(path, answer)
    },
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
