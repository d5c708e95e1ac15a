import { array, boolean, type Infer, nullable, number, string, type } from 'superstruct'
import { AttributeFacetsStruct } from './attribute.ts'
import { extension } from './field-structs.ts'
import type { Listed } from './listed.ts'
import type { Product } from './product.ts'

const FacetValuesStruct = array(type({ value: string(), count: number() }))

/** The summary of all products that a search found. `count` has a largest value, beyond which it is not exact. */
export const FoundStruct = type({
  count: number(),
  isCountExact: boolean(),
  /** For each filter, how many products each of its values would find, the most frequent first. */
  facets: type({
    category: FacetValuesStruct,
    condition: FacetValuesStruct,
    price: FacetValuesStruct,
    verified: FacetValuesStruct,
    location: FacetValuesStruct,
  }),
  /** The attributes of the category: an extension of its own. */
  attributes: AttributeFacetsStruct,
  /** The filters whose counts are the least, because more are found than are counted. */
  estimated: array(string()),
  /** The words as the server searched for them, where one is misspelled. */
  spelling: nullable(string()),
  /** The place of the question, null where it is not known: an extension, of a server that knows places. */
  near: extension(nullable(string())),
  /** The price that the words say, and the other words: an extension. */
  said: extension(type({ price: string(), words: string() })),
  /** Where nothing is within the distance: the next one with products, and none (null). */
  wider: extension(
    array(type({ within: nullable(string()), count: number(), isCountExact: boolean() })),
  ),
  /** No product has all of the words; those that are found have most of them. */
  isPartial: extension(boolean()),
  /** How many products, the first ones, have all of the words; the others have most of them. */
  whole: extension(number()),
})
export type Found = Infer<typeof FoundStruct>
export type FacetName = keyof Found['facets']

/** The first page of a search. `next` is the cursor of the next page; null on the last page. */
export type SearchResult = MoreResults & { found: Found }
export type MoreResults = { products: readonly Listed<Product>[]; next: string | null }
