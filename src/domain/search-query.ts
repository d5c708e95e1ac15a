// The entry loads these constants alone: every page has the address of the search.

/** The orders of a search; the first is the default. */
export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const

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
  sort: 'sort',
} as const
