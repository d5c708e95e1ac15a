import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { startServer } from '../../server/start.ts'
import { makeDataDir } from './empty-database.ts'
import { cachedFolder } from './kept-folder.ts'

/** The folders that the demo data is generated from. */
const SOURCES = [
  'server/demo-data',
  'server/database/migrations',
  'server/standins',
  'package-lock.json',
]

/** Demo data dates depend on the day of generation, so each day has its own cache entry. */
const keptDemoWorld = () =>
  cachedFolder(
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

/** Copies the cached demo data into a data folder, so that a server starts with it immediately. */
export async function copyDemoData(dataDir: string): Promise<void> {
  await cp(await keptDemoWorld(), dataDir, { recursive: true })
}

/** Copies only the cached images of the demo data, for a server that generates the rest elsewhere. */
export async function lendDemoPictures(dataDir: string): Promise<void> {
  await cp(join(await keptDemoWorld(), 'images'), join(dataDir, 'images'), { recursive: true })
}
