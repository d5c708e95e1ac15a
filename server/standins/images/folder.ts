import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder with atomic writes: a file is either complete or absent. */
export class Folder {
  readonly #path: string

  private constructor(path: string) {
    this.#path = path
  }

  static async open(path: string): Promise<Folder> {
    await mkdir(path, { recursive: true })
    return new Folder(path)
  }

  async write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = this.#at(`${name}.${randomUUID()}.part`)
    await writeFile(draft, bytes)
    await rename(draft, this.#at(name))
  }

  /** Returns null when no file has this name. */
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

  /** Returns the names with this ending, oldest file first. Another server may delete a file meanwhile. */
  async endingIn(ending: string): Promise<string[]> {
    const names = (await readdir(this.#path)).filter((name) => name.endsWith(ending))
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: await this.#writtenAt(name) })),
    )
    return dated.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
  }

  async #writtenAt(name: string): Promise<number> {
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
