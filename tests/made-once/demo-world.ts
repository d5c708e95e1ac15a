import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'
import { makeDataDir } from './empty-database.ts'
import { keptFolder } from './kept-folder.ts'

/** What it is made of. */
const SOURCES = [
  'server/world',
  'server/database/migrations',
  'server/standins',
  'package-lock.json',
]

/** It is as old as the day on which it is made, so each day has its own. */
const keptDemoWorld = () =>
  keptFolder(
    'demo-world',
    SOURCES,
    new Date().toISOString().slice(0, '2026-01-01'.length),
    async (folder) => {
      const dataDir = await makeDataDir()
      const server = await startServer({
        config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
        client: 'none',
      })
      await server.close()
      await cp(dataDir, folder, { recursive: true })
      await rm(dataDir, { recursive: true })
    },
  )

/** Puts the demo world into a data folder: a server that begins with it is there at once. */
export async function lendDemoWorld(dataDir: string): Promise<void> {
  await cp(await keptDemoWorld(), dataDir, { recursive: true })
}

/** Puts its pictures alone into a data folder: a server that makes the world elsewhere need not make them. */
export async function lendDemoPictures(dataDir: string): Promise<void> {
  await cp(join(await keptDemoWorld(), 'images'), join(dataDir, 'images'), { recursive: true })
}
