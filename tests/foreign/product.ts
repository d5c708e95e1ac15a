import { cpSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { loadSecretKey } from '../../server/standins/cards/keys.ts'
import { copyDataDir } from '../database/demo-data.ts'
import { startProcess } from '../served/server-process.ts'
import { builtClient } from './built-client.ts'
import { MARKET, PICTURES } from './origins.ts'

const SETTINGS = { VITE_API_URL: MARKET, VITE_IMAGE_UPLOAD_URL: `${PICTURES}/upload` }

/** The product that is configured for the foreign server, with the demo world in its own database. */
export type Product = {
  origin: string
  /** The secret key of its card stand-in, which a foreign server charges with. */
  cardKey: string
  close(): Promise<void>
}

/** Starts the server of the product in a process, as `npm start` does where these variables are set. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'loppis-foreign-'))
  const dataDir = join(folder, 'data')
  copyDataDir(inject('seededWorld'), dataDir)
  // The server finds its client beside itself.
  for (const name of ['server', 'machines', 'package.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  cpSync(await builtClient(SETTINGS), join(folder, 'dist'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const database = await openEmbeddedDatabase(dataDir)
  const cardKey = await loadSecretKey(database)
  await database.close()
  const server = await startProcess(
    { ...SETTINGS, DATA_DIR: dataDir, DEMO: '1', SERVE_CLIENT: '1' },
    { command: projectNode, args: [join(folder, 'server', 'main.ts')], cwd: folder },
  )
  return {
    origin: server.origin,
    cardKey,
    async close() {
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
