import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { requireRoom } from '../../database/disk-room.ts'
import { StartError } from '../../config/start-error.ts'
import type { PictureFiles, RoomGuard } from './picture-files.ts'
import { isOriginal } from './picture-names.ts'

/** A file that is being written. Its lock ends with the process, so a file without a lock is a leftover of a crash. */
type Draft = { path: string; file: FileHandle }

const DRAFT = '.part'
const CHUNK_BYTES = 1024 * 1024
/** The database writes this much more on the same disk after pictures are refused. */
const BYTES_LEFT_TO_DATABASE = 48 * 1024 * 1024

/** A folder with atomic writes: a file is either complete or absent. Several servers can share the folder. */
export class Folder implements PictureFiles {
  readonly #path: string
  readonly requireRoom: RoomGuard

  private constructor(path: string, guard: RoomGuard) {
    this.#path = path
    this.requireRoom = guard
  }

  /** Creates the folder if needed and deletes what a crash left in it. Throws StartError where it cannot be one. */
  static async open(
    path: string,
    guard: RoomGuard = (bytes) => requireRoom(path, bytes + BYTES_LEFT_TO_DATABASE),
  ): Promise<Folder> {
    const folder = new Folder(path, guard)
    try {
      await mkdir(path, { recursive: true })
      for (const name of await folder.#named((file) => file.endsWith(DRAFT)))
        await deleteLeftover(folder.#at(name))
      return folder
    } catch (error) {
      const code = codeOf(error)
      const problem =
        code === 'EEXIST'
          ? 'is a file, and must be a folder. Move it away.'
          : `cannot be used (${code}).`
      throw new StartError(`${path} ${problem}`, { cause: error })
    }
  }

  /**
   * Writes files that belong together, given by name: all of them or, where it throws, none. Throws DiskFull, and a
   * system error where the disk is full all the same.
   */
  async write(files: Readonly<Record<string, Uint8Array>>): Promise<void> {
    const drafts = new Map<string, Draft>()
    try {
      await this.requireRoom(sizeOf(Object.values(files)))
      for (const [name, bytes] of Object.entries(files)) {
        const draft = await this.#begin(name)
        drafts.set(name, draft)
        await this.#fill(draft, bytes)
      }
      for (const [name, { path }] of drafts) await rename(path, this.#at(name))
    } finally {
      for (const { path, file } of drafts.values()) {
        await file.close()
        await rm(path, { force: true })
      }
    }
  }

  async #begin(name: string): Promise<Draft> {
    for (;;) {
      const path = this.#at(`${name}.${randomUUID()}${DRAFT}`)
      const file = await open(path, 'wx')
      // Until the draft has its lock, a server that starts takes it for a leftover.
      if (lock(file) !== 'taken' && (await file.stat()).nlink > 0) return { path, file }
      await file.close()
    }
  }

  async #fill({ file }: Draft, bytes: Uint8Array): Promise<void> {
    for (let begin = 0; begin < bytes.length; begin += CHUNK_BYTES) {
      // Another process may have filled the disk meanwhile.
      if (begin > 0) await this.requireRoom(bytes.length - begin)
      await file.writeFile(bytes.subarray(begin, begin + CHUNK_BYTES))
    }
    await file.sync()
  }

  async read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return await readFile(this.#at(name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#at(name), { force: true })
  }

  originals(): Promise<string[]> {
    return this.#named(isOriginal)
  }

  /** Returns the names that match, oldest file first. Another server may delete a file meanwhile. */
  async #named(matches: (file: string) => boolean): Promise<string[]> {
    const names = (await readdir(this.#path)).filter(matches)
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: await this.writtenAt(name) })),
    )
    return dated.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
  }

  async writtenAt(name: string): Promise<number> {
    try {
      return (await stat(this.#at(name))).mtimeMs
    } catch (error) {
      if (isMissing(error)) return 0
      throw error
    }
  }

  #at(name: string): string {
    return join(this.#path, name)
  }
}

/** Deletes a draft unless a process still writes it, or another user wrote it. */
async function deleteLeftover(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(() => null)
  if (file === null) return
  if (lock(file) === 'ours') await rm(path, { force: true })
  await file.close()
}

/** Locks an open file for its descriptor. A shared disk may have no locks; its leftovers are never deleted. */
function lock({ fd }: FileHandle): 'ours' | 'taken' | 'unsupported' {
  try {
    return tryLock(fd) ? 'ours' : 'taken'
  } catch {
    return 'unsupported'
  }
}

const sizeOf = (files: readonly Uint8Array[]): number =>
  files.reduce((sum, { length }) => sum + length, 0)

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
