import type { Struct } from 'superstruct'
import { failureOf } from '../domain/failure.ts'
import type { Listed } from '../domain/listed.ts'
import { type Page, type PageRequest, pageLength } from '../domain/page.ts'
import { type StreamedList, streamList } from './streamed-list.ts'
import type { Http } from './client.ts'
import { decode, decodeItems, parseBody } from './decode.ts'
import type { Path } from './path.ts'
import { yieldToMain } from './yield.ts'

type Query = Readonly<Record<string, string>>

/**
 * Creates a loader for paginated public lists. A server with the extension returns pages. Any other response is
 * streamed as text and parsed as it is shown, so a list of 10,000 starts to show as soon as one of 100, before the rest
 * arrives.
 */
export function createPages<Item extends { _id: string }, Schema>(
  http: Http,
  item: Struct<Item, Schema>,
) {
  /** The last unpaginated response; opening another list discards it. */
  let current: { path: Path; list: StreamedList; wantedAt: number } | null = null

  const ask = async (path: Path, query: Query) => {
    current = null
    let isBegun = false
    const { pieces, next } = await http.read({ method: 'get', path, query, bearer: 'nobody' })
    const list = streamList(pieces, () => !isBegun || current?.list === list)
    const keep = (wantedAt: number) => {
      isBegun = true
      return (current = { path, list, wantedAt })
    }
    return { list, next, keep }
  }

  const cut = async (part: NonNullable<typeof current>, from: number, to: number) => {
    const { list, wantedAt } = part
    await list.until(() => list.texts.length > to)
    const texts = wantedFirst(list.texts, wantedAt)
    return {
      items: await inTasks(() => decodeItems(texts.slice(from, to).map(parseBody), item)),
      next: to < texts.length ? String(to) : null,
      total: list.isWhole() ? texts.length : null,
    }
  }

  /** An item that cannot be decoded does not match. */
  const isWanted = (text: string, wantedId: string): boolean => {
    if (!text.includes(JSON.stringify(wantedId).slice(1, -1))) return false
    try {
      return decode(parseBody(text), item)._id === wantedId
    } catch (error) {
      if (failureOf(error).kind === 'undecodable') return false
      throw error
    }
  }

  /** Returns the index of the wanted item; -1 when it is missing. */
  const placeOf = async ({ texts, until }: StreamedList, wantedId: string): Promise<number> => {
    let looked = 0
    let place = -1
    await until(() => {
      for (; looked < texts.length && place === -1; looked += 1) {
        if (isWanted(texts[looked] ?? '', wantedId)) place = looked
      }
      return place !== -1
    })
    return place
  }

  /** Decodes a page from the server; a body that is not a list throws `undecodable`, which names the mismatch. */
  const readAll = async (list: StreamedList, next: string | null): Promise<Page<Listed<Item>>> => {
    await list.until(() => false)
    const read = () =>
      list.other() === null ? list.texts.map(parseBody) : parseBody(list.other() ?? '')
    return { items: await inTasks(() => decodeItems(read(), item)), next, total: null }
  }

  const goOn = async (path: Path, next: string): Promise<Page<Listed<Item>>> => {
    if (next.startsWith('?')) {
      const query = { ...Object.fromEntries(new URLSearchParams(next)), limit: String(pageLength) }
      const answer = await ask(path, query)
      return readAll(answer.list, answer.next)
    }
    const part = current?.path.text === path.text ? current : (await ask(path, {})).keep(-1)
    try {
      return await cut(part, Number(next), Number(next) + pageLength)
    } catch (error) {
      // A retry requests the list again.
      current = null
      throw error
    }
  }

  return {
    /** Returns a page. Throws FailureError. */
    async pageOf(path: Path, request: PageRequest): Promise<Page<Listed<Item>>> {
      if ('next' in request) return goOn(path, request.next)
      const { count, wantedId } = request
      const first = wantedId === null ? {} : { first: wantedId }
      const { list, next, keep } = await ask(path, { limit: String(count), ...first })
      if (next !== null) return readAll(list, next)
      const wantedAt = wantedId === null ? -1 : await placeOf(list, wantedId)
      await list.until(() => list.texts.length > count)
      return list.other() === null ? cut(keep(wantedAt), 0, count) : readAll(list, next)
    },
  }
}

/** Splits decoding into its own task: reading, decoding and rendering in one task would block a slow phone. */
async function inTasks<Items>(read: () => Items): Promise<Items> {
  await yieldToMain()
  const items = read()
  await yieldToMain()
  return items
}

function wantedFirst(texts: readonly string[], place: number): readonly string[] {
  const wanted = texts[place]
  return wanted === undefined ? texts : [wanted, ...texts.toSpliced(place, 1)]
}
