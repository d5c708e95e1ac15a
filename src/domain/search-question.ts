import type { Destination } from './destinations.ts'
import type { Condition } from './product.ts'
import { type DISTANCES, SEARCH_PARAMS, type SORTS } from './search-query.ts'

/**
 * A search, as the address of its screen has it. `price` is a range of US dollars without its upper limit, such as
 * '25-50', '-50' or '500-', or with it, as people type it: '25..50'. `attributes` are the values of attributes by key as
 * a query in the order of the keys, such as 'colour=red&size=42'; of numbers also from one to another: '4..12'.
 */
export type SearchQuestion = {
  words?: string
  category?: string
  condition?: Condition
  price?: string
  verified?: 'yes'
  location?: string
  attributes?: string
  /** A town or a postcode, as people write it. */
  near?: string
  within?: (typeof DISTANCES)[number]
  sort?: (typeof SORTS)[number]
}

type Change = { [Name in keyof SearchQuestion]?: SearchQuestion[Name] | undefined }

const names = Object.keys(SEARCH_PARAMS) as (keyof typeof SEARCH_PARAMS)[]

/** Returns the question with the server's names, without what is not asked. */
export function paramsOfQuestion(question: SearchQuestion): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = question[name]
      if (value === undefined) return []
      if (name !== 'attributes') return [[SEARCH_PARAMS[name], value]]
      return [...new URLSearchParams(value)].map(([key, text]) => [SEARCH_PARAMS[name] + key, text])
    }),
  )
}

/** Returns the values of attributes that a question asks for, by key. */
export const askedAttributes = ({ attributes }: SearchQuestion): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(attributes))

/** The limits of a range with both, of which one can be ''; undefined for another value. */
export function limitsOf(value = ''): { from: string; to: string } | undefined {
  const [from = '', to] = value.split('..')
  return to === undefined ? undefined : { from, to }
}

/** Returns whether two questions find the same. */
export const isSameQuestion = (one: SearchQuestion, other: SearchQuestion): boolean =>
  names.every((name) => one[name] === other[name])

/** Returns the question of a search's address, whose other parameters it leaves out. */
export function questionIn(given: Change): SearchQuestion {
  const { near, price, attributes, sort, ...others } = given
  const asked = new URLSearchParams()
  for (const [key, value] of new URLSearchParams(attributes)) {
    const typed = typedValue(value)
    if (typed !== '') asked.set(key, typed)
  }
  const question: Change = {
    ...others,
    near,
    price: typedValue(price ?? '') || undefined,
    attributes: asked.toString() || undefined,
    sort: sort === 'nearest' && near === undefined ? undefined : sort,
    ...(near === undefined && { within: undefined }),
  }
  // Only the values of these names, which are not undefined, stay.
  return Object.fromEntries(
    names.flatMap((name) => (question[name] === undefined ? [] : [[name, question[name]]])),
  )
}

/**
 * Returns the range whose limits are typed, after the value that they replace, as a form sends them: 'value..from..to'. A
 * value without them stays; limits that are emptied take their range away.
 */
function typedValue(text: string): string {
  const parts = text.split('..')
  if (parts.length === 1) return text
  const [from = '', to = ''] = parts.splice(-2).map(numberIn)
  if (from === '' && to === '') return parts.length === 1 ? (parts[0] ?? '') : ''
  return to !== '' && Number(from) > Number(to) ? `${to}..${from}` : `${from}..${to}`
}

/** Returns the number in '$1,000', '1 000' or '13,3'; '' in another text. */
const numberIn = (text: string): string =>
  /^\d{1,9}(?:\.\d{1,2})?/.exec(
    text
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](?!\d{1,2}$)/g, '')
      .replace(',', '.'),
  )?.[0] ?? ''

/** Returns a question with other values; undefined leaves a value out. */
export const changed = (question: SearchQuestion, change: Change): SearchQuestion =>
  questionIn({ ...question, ...change })

/** Returns a question with another value of an attribute; undefined leaves it out. */
export function changedAttribute(
  question: SearchQuestion,
  key: string,
  value: string | undefined,
): SearchQuestion {
  const asked = new URLSearchParams(question.attributes)
  if (value === undefined) asked.delete(key)
  else asked.set(key, value)
  asked.sort()
  return changed(question, { attributes: asked.toString() || undefined })
}

/** Returns a question whose words have said a price with the price as a filter, unless it has one. */
export const withSaid = (
  question: SearchQuestion,
  said: { price: string; words: string } | undefined,
): SearchQuestion =>
  said === undefined
    ? question
    : changed(question, {
        words: said.words || undefined,
        price: question.price ?? said.price,
      })

/** Returns whether a question asks for all products of a category, in the order of its own list. */
export const isWholeCategory = (question: SearchQuestion): boolean =>
  question.category !== undefined && isSameQuestion(question, { category: question.category })

/** The screens whose addresses have a question. In the address of a category, its path is the category. */
export type QuestionScreen = 'search' | 'category'

/** Returns a question without its filters. The category of a category's own screen is none. */
export const withoutFilters = (
  screen: QuestionScreen,
  { words, category, sort }: SearchQuestion,
): SearchQuestion => questionIn(screen === 'category' ? { category, sort } : { words, sort })

/** Returns the place of a question; that of a question without a category is the search. */
export function destinationOfQuestion(
  screen: QuestionScreen,
  question: SearchQuestion,
): Extract<Destination, { screen: QuestionScreen }> {
  const { category, ...filters } = question
  return screen === 'search' || category === undefined
    ? { screen: 'search', ...question }
    : { screen, categoryId: category, ...filters }
}

/** Returns the question of a place; null where it has none. */
export function questionOfDestination(destination: Destination | null): SearchQuestion | null {
  if (destination?.screen === 'search') return questionIn(destination)
  if (destination?.screen !== 'category') return null
  return questionIn({ ...destination, category: destination.categoryId })
}
