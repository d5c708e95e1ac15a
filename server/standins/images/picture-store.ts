import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RECIPE, render, type Renditions } from './renditions.ts'

/** A picture on the image host. Sizes are pixels of the main file. */
export type StoredPicture = {
  /** Address of the main file, a JPEG. */
  url: string
  /** `srcset` strings of the same picture at the widths the screens ask for. */
  sources: { avif: string; webp: string }
  width: number
  height: number
}

/** What is remembered of a stored picture, without the host it is served from. */
type Manifest = { width: number; height: number; widths: number[] }

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}
const NAME = /^[0-9a-f]{24}(?:-\d{1,4})?\.(avif|webp|jpg)$/

/** Pictures in a folder, each under a name made from its content; the same bytes are worked on once. */
export class PictureStore {
  readonly #folder: string
  readonly #origin: string
  readonly #underway = new Map<string, Promise<Manifest>>()

  private constructor(folder: string, origin: string) {
    this.#folder = folder
    this.#origin = origin
  }

  /** `origin` goes before every address; '' gives addresses that begin with a slash. */
  static async open(folder: string, origin: string): Promise<PictureStore> {
    await mkdir(folder, { recursive: true })
    return new PictureStore(folder, origin)
  }

  /** Stores one picture. Throws PictureRefused when the bytes are not one that is taken in. */
  async store(bytes: Uint8Array): Promise<StoredPicture> {
    const hash = createHash('sha256').update(`${RECIPE}:`).update(bytes).digest('hex').slice(0, 24)
    const address = (name: string) => `${this.#origin}/images/${name}`
    const { width, height, widths } = await this.#manifestOf(hash, bytes)
    const srcset = (format: string) =>
      widths.map((each) => `${address(`${hash}-${each}.${format}`)} ${each}w`).join(', ')
    return {
      url: address(`${hash}.jpg`),
      sources: { avif: srcset('avif'), webp: srcset('webp') },
      width,
      height,
    }
  }

  /** The file of that name with its content type; null where there is none or the name is not one of ours. */
  async read(
    name: string,
  ): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null> {
    const contentType = CONTENT_TYPES[NAME.exec(name)?.[1] ?? '']
    if (contentType === undefined) return null
    const bytes = await readIfPresent(join(this.#folder, name))
    return bytes === null ? null : { bytes, contentType }
  }

  #manifestOf(hash: string, bytes: Uint8Array): Promise<Manifest> {
    const running = this.#underway.get(hash)
    if (running !== undefined) return running
    const work = this.#readOrMake(hash, bytes).finally(() => this.#underway.delete(hash))
    this.#underway.set(hash, work)
    return work
  }

  async #readOrMake(hash: string, bytes: Uint8Array): Promise<Manifest> {
    const known = await readIfPresent(join(this.#folder, `${hash}.json`))
    if (known !== null) return JSON.parse(new TextDecoder().decode(known)) as Manifest
    const { width, height, files } = await render(bytes)
    await Promise.all(files.map((file) => this.#write(nameOf(hash, file), file.bytes)))
    const widths = files.filter(({ format }) => format === 'avif').map((file) => file.width)
    const manifest: Manifest = { width, height, widths: widths.toSorted((a, b) => a - b) }
    // Last, so that a manifest stands for files that are all there.
    await this.#write(`${hash}.json`, new TextEncoder().encode(JSON.stringify(manifest)))
    return manifest
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = join(this.#folder, `${name}.${randomUUID()}.part`)
    await writeFile(draft, bytes)
    await rename(draft, join(this.#folder, name))
  }
}

function nameOf(hash: string, { format, width }: Renditions['files'][number]): string {
  return format === 'jpg' ? `${hash}.jpg` : `${hash}-${width}.${format}`
}

async function readIfPresent(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
