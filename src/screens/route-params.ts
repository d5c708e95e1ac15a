import { CONDITIONS } from '../domain/constants.ts'
import type { Destination } from '../domain/destinations.ts'
import { DISTANCES, SEARCH_PARAMS, SORTS } from '../domain/search-query.ts'
import type { Sort } from '../domain/table.ts'
import type { SearchParam } from './define-screen.ts'

// No validation library: every page loads the descriptors.

/** A parameter of any text except ''. */
export const textParam = (name: string): SearchParam<string> => ({
  name,
  decode: (text) => text || undefined,
  encode: (text) => text || undefined,
})

/** All parameters whose names begin so, as one text. */
const familyParam = (name: string): SearchParam<string> => ({
  ...textParam(name),
  isFamily: true,
})

/** A parameter that has one of these values. */
export const choiceParam = <Value extends string>(
  name: string,
  values: readonly Value[],
): SearchParam<Value> => ({
  name,
  decode: (text) => values.find((value) => value === text),
  encode: (value) => value,
})

/** A column's key, after a minus for the descending order. */
const sortParam = (name: string): SearchParam<Sort> => ({
  name,
  decode(text) {
    const key = text.replace(/^-/, '')
    return key === '' ? undefined : { key, direction: key === text ? 'ascending' : 'descending' }
  },
  encode: ({ key, direction }) => (direction === 'ascending' ? key : `-${key}`),
})

/** The number of a page; the first one is left out. */
const pageParam = (name: string): SearchParam<number> => ({
  name,
  decode: (text) => (/^[1-9]\d{0,5}$/.test(text) && text !== '1' ? Number(text) : undefined),
  encode: (page) => (page === 1 ? undefined : String(page)),
})

/** The search, the order and the page of a screen's table, which follows them. */
export const tableParams = {
  search: textParam('q'),
  sort: sortParam('sort'),
  page: pageParam('page'),
}

/** The filters and the order of a list of products, which its screen follows. */
export const filterParams = {
  condition: choiceParam(SEARCH_PARAMS.condition, CONDITIONS),
  price: textParam(SEARCH_PARAMS.price),
  verified: choiceParam(SEARCH_PARAMS.verified, ['yes'] as const),
  location: textParam(SEARCH_PARAMS.location),
  attributes: familyParam(SEARCH_PARAMS.attributes),
  near: textParam(SEARCH_PARAMS.near),
  within: choiceParam(SEARCH_PARAMS.within, DISTANCES),
  sort: choiceParam(SEARCH_PARAMS.sort, SORTS),
}

/** The destination to which a login or a registration leads back. It is never another login or registration. */
export const originParam = (name: string): SearchParam<Destination> => ({
  name,
  decode: (path, destinationOf) => unwrap(destinationOf(path) ?? undefined),
  encode(origin, pathOf) {
    const place = unwrap(origin)
    return place === undefined ? undefined : pathOf(place)
  },
})

/** Returns the origin inside of logins and registrations. */
function unwrap(origin: Destination | undefined): Destination | undefined {
  let inner = origin
  while (inner !== undefined && (inner.screen === 'login' || inner.screen === 'register')) {
    inner = inner.origin
  }
  return inner
}
