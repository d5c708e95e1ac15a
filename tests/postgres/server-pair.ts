import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { lendDemoPictures } from '../database/demo-data.ts'
import { type ServerProcess, startProcess } from '../served/server-process.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

export type ServerPair = {
  origins: readonly [string, string]
  /** Where the two have their data. */
  where: { databaseUrl: string; dataDir: string }
}

/** Starts two servers at once on an empty database, which they fill with the demo data. */
export function setupServerPair(): () => ServerPair {
  let pair: ServerPair | null = null
  let end = async () => undefined as void
  beforeAll(async () => {
    const own = await createPostgresDatabase()
    if (own === null) return
    const dataDir = await mkdtemp(join(tmpdir(), 'loppis-servers-'))
    await lendDemoPictures(dataDir)
    const env = { DATABASE_URL: own.url, DATA_DIR: dataDir, DEMO: '1' }
    const servers: readonly ServerProcess[] = await Promise.all([
      startProcess(env),
      startProcess(env),
    ])
    end = async () => {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await rm(dataDir, { recursive: true, force: true })
      await own.drop()
    }
    const [first = '', second = ''] = servers.map(({ origin }) => origin)
    pair = { origins: [first, second], where: { databaseUrl: own.url, dataDir } }
  })
  afterAll(() => end())
  return () => {
    if (pair === null) throw new Error('Two servers need a PostgreSQL database.')
    return pair
  }
}

/** Listens to the live updates of a user; `until` resolves when a text has arrived. */
export async function listen(origin: string, token: string) {
  const live = await fetch(`${origin}/live`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  })
  const reader = (live.body ?? new ReadableStream())
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let arrived = ''
  return {
    async until(wanted: string): Promise<void> {
      while (!arrived.includes(wanted)) {
        const { done, value = '' } = await reader.read()
        if (done) throw new Error(`The stream ended without '${wanted}': ${arrived}`)
        arrived += value
      }
    },
    close: () => reader.cancel(),
  }
}
