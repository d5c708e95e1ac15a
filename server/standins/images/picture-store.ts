import type { Log } from '../../config/log.ts'
import { type Manifest, manifestBytes, manifestFile, readManifest } from './manifest.ts'
import { FilesUnavailable, type PictureFiles } from './picture-files.ts'
import {
  fileOf,
  mainFile,
  nameOf,
  originalFile,
  parseFile,
  pictureOfOriginal,
} from './picture-names.ts'
import { Queue } from './queue.ts'
import { RenditionQueue } from './rendition-queue.ts'
import { ingest, renditionsOf } from './renditions.ts'
import { addressesOf, type AnnouncedPicture, type StoredPicture } from './stored-picture.ts'

/** Returns the bytes that name a drawn picture: its key. */
const drawnBytes = (key: string) => new TextEncoder().encode(`drawn:${key}`)

type PictureFile = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** Whether the main file stands in for one that does not exist yet. */
  isForNow: boolean
}

/** Node's pool of four threads serves files, passwords and pictures; this leaves some threads to requests. */
const TAKEN_IN_AT_ONCE = 2
/** For `store`, which runs before the server accepts requests. */
const STORED_AT_ONCE = 4

/**
 * Stores pictures, named by a hash of the content or of a key, so the same picture is processed once. A picture is
 * available as soon as its main file is; its renditions are rendered afterwards (rendition-queue.ts).
 */
export class PictureStore {
  readonly #files: PictureFiles
  readonly #origin: string
  readonly #renditions: RenditionQueue
  readonly #takingIn = new Queue(TAKEN_IN_AT_ONCE)
  readonly #storing = new Queue(STORED_AT_ONCE)
  readonly #underway = new Map<string, Promise<Manifest>>()
  /** The function that draws a picture on its first read, by the picture's name. */
  readonly #announced = new Map<string, () => Promise<Uint8Array>>()

  private constructor(files: PictureFiles, origin: string, log: Log) {
    this.#files = files
    this.#origin = origin
    this.#renditions = new RenditionQueue(files, log)
  }

  /** `origin` is the origin of every URL; with '' the URLs begin with a slash. */
  static async open(files: PictureFiles, origin: string, log: Log): Promise<PictureStore> {
    const pictures = new PictureStore(files, origin, log)
    const originals = await files.originals().catch((error: unknown) => {
      if (!(error instanceof FilesUnavailable)) throw error
      // A short outage of the files is no reason not to start.
      log.error({ source: 'images' }, error.message)
      return []
    })
    for (const file of originals) pictures.#renditions.finish(pictureOfOriginal(file))
    return pictures
  }

  /** Throws DiskFull where there is no room for a picture of this size. */
  requireRoom(bytes: number): Promise<void> {
    return this.#files.requireRoom(bytes)
  }

  /**
   * Stores one picture without waiting for its renditions. Throws PictureRefused for bytes that are not accepted, and
   * leaves no file where the disk is full.
   */
  async take(bytes: Uint8Array): Promise<StoredPicture> {
    return this.#described(nameOf(bytes), async () => bytes)
  }

  /**
   * Stores the picture that `draw` returns and waits for its renditions. Does not call `draw` where a picture with this
   * key is stored already.
   */
  async storeDrawn(key: string, draw: () => Promise<Uint8Array>): Promise<StoredPicture> {
    const name = nameOf(drawnBytes(key))
    const picture = await this.#described(name, draw, this.#storing)
    await this.#renditions.finished(name)
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
    const bytes = await this.#files.read(name)
    if (bytes !== null) return { bytes, contentType, isForNow: false }
    const draw = this.#announced.get(picture)
    const manifest = await (draw === undefined
      ? readManifest(this.#files, picture)
      : this.#manifestOf(picture, draw))
    const main = mainFile(picture)
    const isToCome =
      manifest !== null &&
      (name === main || renditionsOf(manifest.width).some((each) => fileOf(picture, each) === name))
    if (isToCome) this.#renditions.resume(picture)
    const bytesForNow = isToCome ? await this.#files.read(main) : null
    return bytesForNow && { bytes: bytesForNow, contentType: 'image/jpeg', isForNow: true }
  }

  /** Waits for the file that is being rendered. The remaining files are rendered later. */
  async close(): Promise<void> {
    await this.#renditions.close()
  }

  async #described(
    name: string,
    source: () => Promise<Uint8Array>,
    turns?: Queue,
  ): Promise<StoredPicture> {
    const { width, height, colour } = await this.#manifestOf(name, source, turns)
    const { url, sources } = addressesOf(this.#origin, name, width)
    return { url, sources: { ...sources, ...(colour && { colour }) }, width, height }
  }

  #manifestOf(name: string, source: () => Promise<Uint8Array>, turns?: Queue): Promise<Manifest> {
    const running = this.#underway.get(name)
    if (running !== undefined) return running
    const work = this.#readOrTakeIn(name, source, turns).finally(() => this.#underway.delete(name))
    this.#underway.set(name, work)
    return work
  }

  async #readOrTakeIn(
    name: string,
    source: () => Promise<Uint8Array>,
    turns?: Queue,
  ): Promise<Manifest> {
    const known = await readManifest(this.#files, name)
    if (known !== null) return known
    const { width, height, colour, jpeg, original } = await this.#takingIn.run(async () =>
      ingest(await source()),
    )
    const manifest: Manifest = { width, height, colour }
    await this.#files.write({
      [originalFile(name)]: original,
      [mainFile(name)]: jpeg,
      // Last, so that a manifest exists only for a picture that can be shown.
      [manifestFile(name)]: manifestBytes(manifest),
    })
    this.#renditions.finish(name, turns)
    return manifest
  }
}
