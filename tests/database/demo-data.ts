import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readConfig } from '../../server/config/config.ts'
import type { Database } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { seedDemoData } from '../../server/demo-data/seed.ts'
import { startServer } from '../../server/start.ts'
import { makeDataDir } from './empty-database.ts'
import { cachedFolder } from './kept-folder.ts'
import { openTestDatabase } from './test-database.ts'

/** The sources of the demo data. The demo's flows are made by running the server and its machines. */
const SOURCES = ['tests/database', 'server', 'machines/market', 'package-lock.json']

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
  copyDataDir(await keptDemoWorld(), dataDir)
}

/** Copies only the cached pictures of the demo data, for a server that generates the rest elsewhere. */
export async function lendDemoPictures(dataDir: string): Promise<void> {
  linkFiles(join(await keptDemoWorld(), 'images'), join(dataDir, 'images'))
}

/**
 * Copies a data folder. Its thousand pictures are hard links, because a picture's file is never written again. The
 * synchronous calls take a fifth of the CPU time of the others, for 600 files of a database.
 */
export function copyDataDir(from: string, to: string): void {
  cpSync(join(from, 'db'), join(to, 'db'), { recursive: true })
  linkFiles(join(from, 'images'), join(to, 'images'))
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, relative(from, source))
    if (entry.isDirectory()) mkdirSync(target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // The temporary folder may be on another file system, which has no links to this one.
    copyFileSync(source, target)
  }
}

/** The time of the demo data of `openDemoDatabase`. */
export const DEMO_TIME = new Date('2026-03-14T12:00:00Z')

/** Opens a database with the demo data, all of whose products have the same picture. */
export async function openDemoDatabase({ hasCardStandIn = true } = {}): Promise<Database> {
  const database = await openTestDatabase()
  await migrate(database)
  const sources = { avif: '/a.avif 640w', webp: '/a.webp 640w' }
  const picture = { url: '/a.jpg', sources, width: 640, height: 640 }
  const images = { storeDrawn: async () => picture }
  await seedDemoData({ database, images, now: DEMO_TIME, hasCardStandIn })
  return database
}
