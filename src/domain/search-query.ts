// The entry loads these constants alone: every page has the address of the search.

/** The orders of a search; the first is the default, and the last one needs a place. */
export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'nearest'] as const

/** How far a search near a place goes, in kilometers. */
export const DISTANCES = ['5', '20', '50', '100'] as const

/** The distance of a search that does not say it. */
export const USUAL_DISTANCE = '20'

/** The longest words that a search takes, in characters. */
export const LONGEST_WORDS = 100

/** The names of a question's parameters in the address and in the call; of the attributes, the beginning of their names. */
export const SEARCH_PARAMS = {
  words: 'q',
  category: 'category',
  condition: 'condition',
  price: 'price',
  verified: 'verified',
  location: 'location',
  attributes: 'a.',
  near: 'near',
  within: 'within',
  sort: 'sort',
} as const
