import { array, type Struct } from 'superstruct'
import { failureOf } from '../domain/failure.ts'
import { type Page, type PageAsked, pageLength } from '../domain/page.ts'
import type { Http } from './client.ts'
import { decode, parseBody } from './decode.ts'
import { itemsIn } from './whole-list.ts'

type Query = Readonly<Record<string, string>>

/**
 * A public list that comes by and by. A server with the extension gives pages. Of any other the answer is kept as text
 * while it is looked through, and read as it is shown: so a list of 10,000 begins as soon as one of 100.
 */
export function createPages<Item extends { _id: string }, Schema>(
  http: Http,
  item: Struct<Item, Schema>,
) {
  /** The last whole answer: who opens another list has left that one. */
  let kept: { path: string; texts: readonly string[] } | null = null

  const ask = (path: string, query: Query) =>
    http.read({ method: 'get', path, query, bearer: 'nobody' })

  const cut = (texts: readonly string[], from: number, to: number): Page<Item> => ({
    items: decode(texts.slice(from, to).map(parseBody), array(item)),
    next: to < texts.length ? String(to) : null,
    total: texts.length,
  })

  /** What cannot be read is not it. */
  const isWanted = (text: string, wantedId: string): boolean => {
    if (!text.includes(JSON.stringify(wantedId).slice(1, -1))) return false
    try {
      return decode(parseBody(text), item)._id === wantedId
    } catch (error) {
      if (failureOf(error).kind === 'undecodable') return false
      throw error
    }
  }

  const wantedFirst = (texts: readonly string[], wantedId: string | null): readonly string[] => {
    const at = wantedId === null ? -1 : texts.findIndex((text) => isWanted(text, wantedId))
    const wanted = texts[at]
    return wanted === undefined ? texts : [wanted, ...texts.toSpliced(at, 1)]
  }

  const goOn = async (path: string, next: string): Promise<Page<Item>> => {
    if (next.startsWith('?')) {
      const query = { ...Object.fromEntries(new URLSearchParams(next)), limit: String(pageLength) }
      const answer = await ask(path, query)
      const items = decode(parseBody(answer.text), array(item))
      return { items, next: answer.next, total: null }
    }
    const texts = kept?.path === path ? kept.texts : (itemsIn((await ask(path, {})).text) ?? [])
    // What cannot be read is not kept: trying again asks for it anew.
    kept = null
    const page = cut(texts, Number(next), Number(next) + pageLength)
    kept = { path, texts }
    return page
  }

  return {
    /** Throws Failed. */
    async pageOf(path: string, asked: PageAsked): Promise<Page<Item>> {
      if ('next' in asked) return goOn(path, asked.next)
      const { count, wantedId } = asked
      const first = wantedId === null ? {} : { first: wantedId }
      const { text, next } = await ask(path, { limit: String(count), ...first })
      const texts = next === null ? itemsIn(text) : null
      if (texts === null) return { items: decode(parseBody(text), array(item)), next, total: null }
      kept = { path, texts: wantedFirst(texts, wantedId) }
      return cut(kept.texts, 0, count)
    },
  }
}
