import type { Log } from '../../config/log.ts'
import { readManifest } from './manifest.ts'
import type { PictureFiles } from './picture-files.ts'
import { fileOf, mainFile, originalFile } from './picture-names.ts'
import { Queue } from './queue.ts'
import { readPixels, render, renditionsOf } from './renditions.ts'

/** Node's pool of four threads serves files, passwords and pictures; this leaves some threads to requests. */
const RENDERED_AT_ONCE = 1
/** Another server renders the files of a picture within seconds. */
const LEFT_AFTER_MS = 60 * 1000
/** Another server writes the files of a picture within milliseconds of each other. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000

/**
 * Renders the files of stored pictures from their originals, one after the other, in the order of the pictures.
 * Pictures that a crash or an outage has left are rendered after the next start, or when somebody asks for one.
 */
export class RenditionQueue {
  readonly #files: PictureFiles
  readonly #log: Log
  readonly #turns = new Queue(RENDERED_AT_ONCE)
  readonly #unfinished = new Map<string, Promise<void>>()
  #isClosed = false

  constructor(files: PictureFiles, log: Log) {
    this.#files = files
    this.#log = log
  }

  /** Renders the missing files of the picture `name`, then deletes its original. `turns` replaces the queue. */
  finish(name: string, turns: Queue = this.#turns): void {
    this.#track(name, this.#render(name, turns))
  }

  /**
   * Renders a picture of which a file is missing, unless this server or another one is just doing it. That is a picture
   * whose rendering failed, or that another server has left.
   */
  resume(name: string): void {
    if (this.#isClosed || this.#unfinished.has(name)) return
    const renderLeftOver = async () => {
      const age = Date.now() - (await this.#files.writtenAt(originalFile(name)))
      if (age > LEFT_AFTER_MS) await this.#render(name)
    }
    this.#track(name, renderLeftOver())
  }

  #track(name: string, work: Promise<void>): void {
    const tracked = work
      // Until rendering is resumed, the main file is served.
      .catch((error: unknown) => {
        this.#log.error({ source: 'images' }, `${name} is not finished: ${String(error)}`)
      })
      .finally(() => this.#unfinished.delete(name))
    this.#unfinished.set(name, tracked)
  }

  /** Waits until the picture `name` is no longer in the queue. */
  async finished(name: string): Promise<void> {
    await this.#unfinished.get(name)
  }

  /** Waits for the file that is being rendered. The remaining files are rendered later. */
  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#unfinished.values())
  }

  /** Renders a picture when it is its turn, unless the queue is closed by then. */
  #render(name: string, turns = this.#turns): Promise<void> {
    return turns.run(async () => {
      if (!this.#isClosed) await this.#renderAll(name)
    })
  }

  async #renderAll(name: string): Promise<void> {
    const original = await this.#files.read(originalFile(name))
    const manifest = await readManifest(this.#files, name)
    // Another server may have deleted the original after rendering everything.
    if (original === null) return
    if (manifest === null) return this.#removeOrphan(name)
    const pixels = await readPixels(original)
    for (const rendition of renditionsOf(manifest.width)) {
      if (this.#isClosed) return
      const file = fileOf(name, rendition)
      if ((await this.#files.read(file)) !== null) continue
      await this.#files.write({ [file]: await render(pixels, rendition) })
    }
    await this.#files.remove(originalFile(name))
  }

  /** Deletes a picture without a manifest, which a crash left, unless another server is just writing it. */
  async #removeOrphan(name: string): Promise<void> {
    const age = Date.now() - (await this.#files.writtenAt(originalFile(name)))
    if (age < ORPHAN_AFTER_MS) return
    await this.#files.remove(mainFile(name))
    await this.#files.remove(originalFile(name))
  }
}
