import { array, nullable, string, type } from 'superstruct'
import { pageLength } from '../domain/page.ts'
import { ProductStruct } from '../domain/product.ts'
import { FoundStruct, type MoreResults, type SearchResult } from '../domain/search.ts'
import { paramsOfQuestion, type SearchQuestion } from '../domain/search-question.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import { path } from './path.ts'

const PageStruct = type({ products: array(), next: nullable(string()) })
const NamesStruct = array(string())
const FirstPageStruct = type({ found: FoundStruct })

/**
 * The search, an extension: a server without it answers 404, which throws FailureError `notFound`. `signal` ends a call whose
 * answer nobody needs any more.
 */
export function searchApi(http: Http) {
  const pageOf = (body: unknown): MoreResults => {
    const { products, next } = decode(body, PageStruct)
    return { products: decodeItems(products, ProductStruct), next }
  }
  const ask = (query: Record<string, string>, signal: AbortSignal) =>
    http.send({ method: 'get', path: path`/search`, query, bearer: 'nobody', signal })
  return {
    /** Returns the first `count` products that the question finds. */
    async searchProducts(
      question: SearchQuestion,
      { count, signal }: { count: number; signal: AbortSignal },
    ): Promise<SearchResult> {
      const limit = count === pageLength ? {} : { limit: String(count) }
      const body = await ask({ ...paramsOfQuestion(question), ...limit }, signal)
      return { ...pageOf(body), ...decode(body, FirstPageStruct) }
    },
    /** Returns the page that follows the product `after`. */
    async searchMoreProducts(
      question: SearchQuestion,
      after: string,
      signal: AbortSignal,
    ): Promise<MoreResults> {
      return pageOf(await ask({ ...paramsOfQuestion(question), after }, signal))
    },
    /** Returns names of products for sale that match what is typed so far, the best matches first. */
    async suggestNames(typed: string, signal: AbortSignal): Promise<readonly string[]> {
      const body = await http.send({
        method: 'get',
        path: path`/search/suggest`,
        query: { q: typed },
        bearer: 'nobody',
        signal,
      })
      return decode(body, NamesStruct)
    },
  }
}
