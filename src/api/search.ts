import { array, type Infer, nullable, string, type } from 'superstruct'
import type { Position } from '../domain/geolocation.ts'
import { pageLength } from '../domain/page.ts'
import { ProductStruct } from '../domain/product.ts'
import { FoundStruct, type MoreResults, type SearchResult } from '../domain/search.ts'
import { paramsOfQuestion, type SearchQuestion } from '../domain/search-question.ts'
import type { Http } from './client.ts'
import { decode, decodeItems } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

const PageStruct = type({ products: array(), next: nullable(string()) })
const NamesStruct = array(string())
const PlacesStruct = array(type({ name: string(), town: string() }))
type Place = Infer<typeof PlacesStruct>[number]
const NearestTownStruct = type({ town: nullable(string()) })
const FirstPageStruct = type({ found: FoundStruct })

/**
 * The search, an extension: a server without it answers 404, which throws FailureError `notFound`. `signal` ends a call whose
 * answer nobody needs any more.
 */
export function searchApi(http: Http, extensions: Extensions) {
  const pageOf = (body: unknown, { near }: SearchQuestion): MoreResults => {
    const { products, next } = decode(body, PageStruct)
    const found = decodeItems(products, ProductStruct)
    // The link to a product leads on from the place.
    return { products: near === undefined ? found : found.map((item) => ({ ...item, near })), next }
  }
  const ask = (query: Record<string, string>, signal: AbortSignal) =>
    http.send({ method: 'get', path: path`/search`, query, bearer: 'nobody', signal })
  const placesFor = async (typed: string, signal: AbortSignal): Promise<readonly Place[]> => {
    const body = await http.send({
      method: 'get',
      path: path`/places`,
      query: { q: typed },
      bearer: 'nobody',
      signal,
    })
    return decode(body, PlacesStruct)
  }
  return {
    /** Returns the first `count` products that the question finds. */
    async searchProducts(
      question: SearchQuestion,
      { count, signal }: { count: number; signal: AbortSignal },
    ): Promise<SearchResult> {
      const limit = count === pageLength ? {} : { limit: String(count) }
      const body = await ask({ ...paramsOfQuestion(question), ...limit }, signal)
      const { found } = decode(body, FirstPageStruct)
      return { ...pageOf(body, question), found }
    },
    /** Returns the page that follows the product `after`. */
    async searchMoreProducts(
      question: SearchQuestion,
      after: string,
      signal: AbortSignal,
    ): Promise<MoreResults> {
      return pageOf(await ask({ ...paramsOfQuestion(question), after }, signal), question)
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
    /** Returns towns and postcodes that begin with what is typed so far; an extension, as the search. */
    suggestPlaces: placesFor,
    /** Returns such places to a seller, who types a location on any server; none on a server that knows no places. */
    suggestTowns: async (typed: string, signal: AbortSignal): Promise<readonly Place[]> =>
      extensions.has('places') ? placesFor(typed, signal) : [],
    /** Returns the town that is nearest to a position, of the same extension; 'nowhere' where the server knows none near it. */
    async nearestTown({ latitude, longitude }: Position, signal: AbortSignal) {
      const body = await http.send({
        method: 'get',
        path: path`/places/nearest`,
        query: { latitude: String(latitude), longitude: String(longitude) },
        bearer: 'nobody',
        signal,
      })
      const { town } = decode(body, NearestTownStruct)
      return town === null ? 'nowhere' : { town }
    },
  }
}
