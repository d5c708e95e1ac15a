import { existsSync } from 'node:fs'
import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import pLimit from 'p-limit'
import { creating, damageLine, lockProblem, markCreated, wayOut } from '../commands/data-check.mjs'
import { finishRestore } from '../commands/data-files.mjs'
import { type Database, DatabaseUnavailable, hear, type Queryable } from './database.ts'
import { requireRoom } from './disk-room.ts'
import { preparedStatements } from './prepared-statements.ts'
import { StartError } from '../config/start-error.ts'
import { vacuumWorstTable } from './vacuum.ts'
import { isForbidden, lockFolder } from './folder-lock.ts'

/** Starts PGlite with the extensions that the migrations create. Without a folder, its data is in memory. */
export const startPglite = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { fuzzystrmatch, pg_trgm, unaccent } })

/** The room that a new database takes on the disk, in bytes. */
const NEW_DATABASE_BYTES = 40 * 1024 * 1024

/** Hooks that run before each write and after the engine is closed. */
type Care = { beforeWrite: () => Promise<void>; afterClose: () => Promise<void> }

/**
 * How long the disk has enough room once it had: the database writes much less in this time than the room that a check
 * wants, and the check takes as long as a short query.
 */
const ROOM_LASTS_MS = 100

/** Returns a check of the disk of `folder`. Throws DiskFull where there is too little room for a write. */
function roomCheck(folder: string): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = performance.now()
    if (now - checkedAt < ROOM_LASTS_MS) return
    await requireRoom(folder)
    checkedAt = now
  }
}

/** Words of a statement that changes something, or locks rows, which PostgreSQL writes to the disk. */
const CHANGING = /\b(?:insert|update|delete|merge|truncate|nextval|share)\b/i

/**
 * Returns whether a statement only reads. `with` and `explain` read too, unless a part of them changes something. A reading
 * statement that has such a word in a text counts as a change.
 */
const isReading = (sql: string) => /^\s*(?:select|with|explain)\b/i.test(sql) && !CHANGING.test(sql)

function database(engine: PGlite, { beforeWrite, afterClose }: Care): Database {
  const query = preparedStatements(engine)
  const connection = (to: Pick<PGlite, 'exec'>): Queryable => ({
    query,
    async execute(sql) {
      await to.exec(sql)
    },
  })
  const direct = connection(engine)
  /** PGlite has one connection: a query or a transaction waits until the one before it has ended. */
  const inTurn = pLimit(1)
  return {
    async query<Row extends object>(sql: string, parameters?: readonly unknown[]) {
      if (!isReading(sql)) await beforeWrite()
      return inTurn(() => query<Row>(sql, parameters))
    },
    async execute(sql) {
      await beforeWrite()
      await inTurn(() => direct.execute(sql))
    },
    async transaction(work) {
      await beforeWrite()
      return inTurn(() => engine.transaction((transaction) => work(connection(transaction))))
    },
    async listen(channel, listener) {
      const stop = await inTurn(() => engine.listen(channel, (payload) => hear(listener, payload)))
      return () =>
        inTurn(async () => {
          if (!engine.closed) await stop()
        })
    },
    async vacuum() {
      await beforeWrite()
      await inTurn(() => vacuumWorstTable(direct))
    },
    close: () =>
      inTurn(async () => {
        if (engine.closed) return
        await engine.close()
        await afterClose()
      }),
  }
}

/** Opens a database in memory, which is lost when it is closed; `dump` is a dump of the data folder to start with. */
export async function openMemoryDatabase(dump?: Blob): Promise<Database> {
  const nothing = async () => undefined
  const engine = await startPglite(dump === undefined ? {} : { loadDataDir: dump })
  return database(engine, { beforeWrite: nothing, afterClose: nothing })
}

/**
 * Opens PGlite in `dataDir`/db, creating it in a folder that never had a database. Its writes throw DiskFull where the
 * disk is full. Throws DatabaseUnavailable where the folder cannot be written, its data is damaged or half gone, or
 * another server has it open: PGlite itself does not detect a second process, and two processes corrupt the files.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const problem = lockProblem(dataDir)
  if (problem !== null) throw new DatabaseUnavailable(problem)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DatabaseUnavailable(`DATA_DIR ${dataDir} cannot be written (${codeOf(error)}).`)
  }
  const release = await lockFolder(dataDir)
  try {
    const engine = await openEngine(dataDir)
    return database(engine, {
      beforeWrite: roomCheck(join(dataDir, 'db')),
      afterClose: release,
    })
  } catch (error) {
    await release()
    throw error
  }
}

async function openEngine(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'db')
  try {
    finishRestore(dataDir)
    const damage = damageLine(dataDir)
    if (damage !== null) throw new DatabaseUnavailable(damage)
    if (!existsSync(folder)) await createCluster(dataDir)
    await access(folder, constants.R_OK | constants.W_OK)
    const engine = await startPglite({ dataDir: folder })
    markCreated(dataDir)
    return engine
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = `The database in ${folder} cannot be opened (${codeOf(error)}).`
    if (isForbidden(error)) throw new DatabaseUnavailable(reason, { cause: error })
    // PGlite fails on a full disk as it does on damaged files.
    await requireRoom(existsSync(folder) ? folder : dataDir)
    throw new DatabaseUnavailable(`${reason} ${wayOut}`, { cause: error })
  }
}

/**
 * Creates `dataDir`/db, complete or not at all: PGlite takes seconds to write its files, and a process that is killed
 * meanwhile leaves half of them.
 */
async function createCluster(dataDir: string): Promise<void> {
  await requireRoom(dataDir, NEW_DATABASE_BYTES)
  const unfinished = join(dataDir, creating)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  const engine = await startPglite({ dataDir: join(unfinished, 'db') })
  await engine.close()
  await rename(join(unfinished, 'db'), join(dataDir, 'db'))
  await rm(unfinished, { recursive: true })
}

function codeOf(error: unknown): string {
  if (error instanceof Error) return 'code' in error ? String(error.code) : error.message
  return String(error)
}
