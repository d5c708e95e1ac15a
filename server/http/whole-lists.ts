import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { LEVEL } from './compression.ts'
import { LARGEST_PAGE, type Page } from '../database/page.ts'
import type { Reader } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import { Problem } from './problem.ts'

/** How many whole lists are read at the same time. */
const READERS = 2
const MOST_WAITING = 200
const CACHE_BYTES = 64 * 1024 * 1024

const unzip = promisify(gunzip)

/** The version of a list that never had an item. A caller chooses its name, such as that of an unknown category. */
const EMPTY = 'empty'

type Item = { _id: string }
type ReadPage<Row extends Item> = (page: Page) => Promise<Row[]>

/** A compressed list in JSON. `version` changes whenever the list does. */
export type PackedList = { version: string; gzip: Uint8Array<ArrayBuffer> }

/**
 * Reads the lists that a request without a limit asks for. A list is read page by page, so that other requests get their
 * turn, and at most two lists are read at once.
 */
export class WholeLists {
  readonly #database: Reader
  readonly #inTurn = takingTurns(READERS)
  readonly #sending = pLimit(1)
  readonly #packed = new LRUCache<string, PackedList>({
    maxSize: CACHE_BYTES,
    // A character of the key takes up to two bytes.
    sizeCalculation: ({ gzip }, key) => gzip.length + 2 * key.length,
  })
  #versions: Promise<ReadonlyMap<string, string>> | null = null
  readonly #packing = new Map<string, Promise<PackedList>>()

  constructor(database: Reader) {
    this.#database = database
  }

  /** Reads all items of a list. Throws too-many-requests where too many lists wait. */
  async read<Row extends Item>(readPage: ReadPage<Row>): Promise<Row[]> {
    return this.#inTurn(async () => {
      const items: Row[] = []
      for await (const page of pagesOf(readPage)) items.push(...page)
      return items
    })
  }

  /** Returns the current version of a public list, which is a key in list_versions. */
  async versionOf(list: string): Promise<string> {
    return (await this.#readVersions()).get(list) ?? EMPTY
  }

  /** Reads all versions, once for all callers who have asked since the last reading began. */
  #readVersions(): Promise<ReadonlyMap<string, string>> {
    this.#versions ??= nextTurn().then(async () => {
      this.#versions = null
      const rows = await run(
        this.#database,
        db.selectFrom('list_versions').select(['list', 'version']),
      )
      return new Map(rows.map(({ list, version }) => [list, version]))
    })
    return this.#versions
  }

  /**
   * Returns a public list, made once for each version and variant: another form of the same list.
   * Throws too-many-requests where too many lists wait.
   */
  async pack(list: string, readPage: ReadPage<Item>, variant = ''): Promise<PackedList> {
    const version = await this.versionOf(list)
    const name = `${list} ${variant}`
    const key = `${version} ${name}`
    const packing =
      this.#packing.get(key) ??
      this.#inTurn(async () => {
        const known = this.#packed.get(name)
        if (known?.version === version) return known
        const packed = { version, gzip: await zip(pagesOf(readPage)) }
        // A change during the reading belongs to the next version.
        if (version !== EMPTY && (await this.versionOf(list)) === version)
          this.#packed.set(name, packed)
        return packed
      }).finally(() => this.#packing.delete(key))
    this.#packing.set(key, packing)
    const packed = await packing
    // All callers have it at once; one after the other sends it, so that other requests come in between.
    await this.#sending(nextTurn)
    return packed
  }
}

/**
 * Returns a function that runs work of many callers, so much at once, so that other requests get their turn. Throws
 * too-many-requests where too many callers wait.
 */
export function takingTurns(
  atOnce: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(atOnce)
  return (work) => {
    if (limit.pendingCount < MOST_WAITING) return limit(work)
    throw new Problem('too-many-requests', null, { retryAfter: 5 })
  }
}

/** Resolves after the other requests that have arrived meanwhile. */
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Returns the JSON of a packed list, for a client that does not accept gzip. */
export const unpack = async ({ gzip }: PackedList): Promise<Buffer> => unzip(gzip)

/** Reads a list page by page. A page is a query of its own: PGlite runs no other query during a transaction. */
async function* pagesOf<Row extends Item>(readPage: ReadPage<Row>): AsyncGenerator<Row[]> {
  let after: string | null = null
  for (;;) {
    const page: Row[] = await readPage({ limit: LARGEST_PAGE, after })
    yield page
    const last = page.at(-1)
    if (page.length < LARGEST_PAGE || last === undefined) return
    after = last._id
    await nextTurn()
  }
}

/** Compresses a list to one JSON array. */
async function zip(pages: AsyncIterable<Item[]>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = pipeline(Readable.from(jsonOf(pages)), createGzip(LEVEL), () => undefined)
  return new Uint8Array(await buffer(packed))
}

async function* jsonOf(pages: AsyncIterable<Item[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    if (page.length === 0) continue
    yield before + JSON.stringify(page).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
