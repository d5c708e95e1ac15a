import { Folder, type RoomGuard } from './folder.ts'
import { fileOf, nameOf, parseFile } from './picture-names.ts'
import { readPixels, render, renditionsOf, ingest } from './renditions.ts'
import { Queue } from './queue.ts'
import { addressesOf, type AnnouncedPicture, type StoredPicture } from './stored-picture.ts'

/** What names a drawn picture: its key. */
const drawnBytes = (key: string) => new TextEncoder().encode(`drawn:${key}`)

type PictureFile = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** Whether the main file stands in for one that does not exist yet. */
  isForNow: boolean
}

/** The stored metadata of a picture, without its host. Old manifests have no colour. */
type Manifest = { width: number; height: number; colour?: string }

/** The extension of the lossless original that renditions are rendered from; deleted when all of them exist. */
const ORIGINAL = '.png'
/** Node's pool of four threads serves files, passwords and pictures; these limits leave some threads to requests. */
const TAKEN_IN_AT_ONCE = 2
const RENDERED_AT_ONCE = 1
/** For `store`, which runs before the server accepts requests. */
const STORED_AT_ONCE = 4
/** Another server on this folder writes the files of a picture within milliseconds of each other. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000

/**
 * Stores pictures in a folder, named by a hash of the content or of a key, so the same picture is processed once. A
 * picture is available as soon as its main file is. Renditions are rendered one after the other, in the order of the
 * pictures; rendering resumes after a crash.
 */
export class PictureStore {
  readonly #folder: Folder
  readonly #origin: string
  readonly #takingIn = new Queue(TAKEN_IN_AT_ONCE)
  readonly #rendering = new Queue(RENDERED_AT_ONCE)
  readonly #storing = new Queue(STORED_AT_ONCE)
  readonly #underway = new Map<string, Promise<Manifest>>()
  readonly #finished = new Map<string, Promise<void>>()
  /** What draws a picture when it is read first, by the picture's name. */
  readonly #announced = new Map<string, () => Promise<Uint8Array>>()
  #isClosed = false

  private constructor(folder: Folder, origin: string) {
    this.#folder = folder
    this.#origin = origin
  }

  /** `origin` is the origin of every URL; with '' the URLs begin with a slash. Throws StartError. */
  static async open(path: string, origin: string, guard?: RoomGuard): Promise<PictureStore> {
    const folder = await Folder.open(path, guard)
    const pictures = new PictureStore(folder, origin)
    for (const file of await folder.endingIn(ORIGINAL)) {
      pictures.#finish(file.slice(0, -ORIGINAL.length), pictures.#rendering)
    }
    return pictures
  }

  /** Throws DiskFull where there is no room for a picture of this size. */
  requireRoom(bytes: number): Promise<void> {
    return this.#folder.requireRoom(bytes)
  }

  /**
   * Stores one picture without waiting for its renditions. Throws PictureRefused for bytes that are not accepted, and
   * leaves no file where the disk is full.
   */
  async take(bytes: Uint8Array): Promise<StoredPicture> {
    return this.#described(nameOf(bytes), async () => bytes, this.#rendering)
  }

  /**
   * Stores the picture that `draw` returns and waits for its renditions. Does not call `draw` where a picture with this
   * key is stored already.
   */
  async storeDrawn(key: string, draw: () => Promise<Uint8Array>): Promise<StoredPicture> {
    const name = nameOf(drawnBytes(key))
    const picture = await this.#described(name, draw, this.#storing)
    await this.#finished.get(name)
    return picture
  }

  /**
   * Announces a picture that `draw` returns when it is read first, `width` pixels wide. Returns where it will be. The
   * same key names the same picture after every start, and the announcement has to be repeated.
   */
  announce(key: string, width: number, draw: () => Promise<Uint8Array>): AnnouncedPicture {
    const name = nameOf(drawnBytes(key))
    this.#announced.set(name, draw)
    return addressesOf(this.#origin, name, width)
  }

  /** Returns the file with this name, or null when it does not exist or the name is invalid. */
  async read(name: string): Promise<PictureFile | null> {
    const parsed = parseFile(name)
    if (parsed === null) return null
    const { picture, contentType } = parsed
    const bytes = await this.#folder.read(name)
    if (bytes !== null) return { bytes, contentType, isForNow: false }
    const draw = this.#announced.get(picture)
    const manifest = await (draw === undefined
      ? this.#manifest(picture)
      : this.#manifestOf(picture, draw, this.#rendering))
    const main = `${picture}.jpg`
    const isToCome =
      manifest !== null &&
      (name === main || renditionsOf(manifest.width).some((each) => fileOf(picture, each) === name))
    const bytesForNow = isToCome ? await this.#folder.read(main) : null
    return bytesForNow && { bytes: bytesForNow, contentType: 'image/jpeg', isForNow: true }
  }

  /** Waits for the file that is being rendered. The remaining files are rendered after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#finished.values())
  }

  async #described(
    name: string,
    source: () => Promise<Uint8Array>,
    turns: Queue,
  ): Promise<StoredPicture> {
    const { width, height, colour } = await this.#manifestOf(name, source, turns)
    const { url, sources } = addressesOf(this.#origin, name, width)
    return { url, sources: { ...sources, ...(colour && { colour }) }, width, height }
  }

  #manifestOf(name: string, source: () => Promise<Uint8Array>, turns: Queue): Promise<Manifest> {
    const running = this.#underway.get(name)
    if (running !== undefined) return running
    const work = this.#readOrTakeIn(name, source, turns).finally(() => this.#underway.delete(name))
    this.#underway.set(name, work)
    return work
  }

  async #readOrTakeIn(
    name: string,
    source: () => Promise<Uint8Array>,
    turns: Queue,
  ): Promise<Manifest> {
    const known = await this.#manifest(name)
    if (known !== null) return known
    const { width, height, colour, jpeg, original } = await this.#takingIn.run(async () =>
      ingest(await source()),
    )
    const manifest: Manifest = { width, height, colour }
    await this.#folder.write({
      [name + ORIGINAL]: original,
      [`${name}.jpg`]: jpeg,
      // Last, so that a manifest exists only for a picture that can be shown.
      [`${name}.json`]: new TextEncoder().encode(JSON.stringify(manifest)),
    })
    this.#finish(name, turns)
    return manifest
  }

  async #manifest(name: string): Promise<Manifest | null> {
    const known = await this.#folder.read(`${name}.json`)
    return known && (JSON.parse(new TextDecoder().decode(known)) as Manifest)
  }

  #finish(name: string, turns: Queue): void {
    const work = turns
      .run(() => this.#renderAll(name))
      // Rendering is retried at the next start; until then `read` returns the main file.
      .catch((error: unknown) => console.error(`images: ${name} is not finished: ${String(error)}`))
      .finally(() => this.#finished.delete(name))
    this.#finished.set(name, work)
  }

  async #renderAll(name: string): Promise<void> {
    const original = await this.#folder.read(name + ORIGINAL)
    const manifest = await this.#manifest(name)
    // Another server may have deleted the original after rendering everything.
    if (original === null) return
    if (manifest === null) return this.#removeOrphan(name)
    const pixels = await readPixels(original)
    for (const rendition of renditionsOf(manifest.width)) {
      if (this.#isClosed) return
      const file = fileOf(name, rendition)
      if ((await this.#folder.read(file)) !== null) continue
      await this.#folder.write({ [file]: await render(pixels, rendition) })
    }
    await this.#folder.remove(name + ORIGINAL)
  }

  /** Deletes a picture without a manifest, which a crash left, unless another server is just writing it. */
  async #removeOrphan(name: string): Promise<void> {
    const age = Date.now() - (await this.#folder.writtenAt(name + ORIGINAL))
    if (age < ORPHAN_AFTER_MS) return
    await this.#folder.remove(`${name}.jpg`)
    await this.#folder.remove(name + ORIGINAL)
  }
}
