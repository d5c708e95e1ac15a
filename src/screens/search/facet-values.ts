import { CONDITIONS } from '../../domain/constants.ts'
import type { FacetName, Found } from '../../domain/search.ts'
import { priceLimits } from './price-limits.ts'

type FacetValue = Found['facets'][FacetName][number]

/** Returns whether a value is the chosen one. The server finds a place in any case. */
export const isSameValue = (value: string, chosen: string | undefined): boolean =>
  value.toLowerCase() === chosen?.normalize('NFC').toLowerCase()

const placeOf = ({ value }: FacetValue) => CONDITIONS.findIndex((condition) => condition === value)

/** The order of the filters whose values have one of their own. */
const orders: Partial<Record<FacetName, (one: FacetValue, other: FacetValue) => number>> = {
  price: (one, other) => {
    const [a, b] = [priceLimits(one.value), priceLimits(other.value)]
    return a.from - b.from || a.to - b.to
  },
  condition: (one, other) => placeOf(one) - placeOf(other),
}

/**
 * Returns the values of a filter as they are listed: prices and conditions in their own order, others with the most
 * frequent first. The chosen value is always one of them: every product that is found has it.
 */
export function facetValues(
  { facets, count }: Pick<Found, 'facets' | 'count'>,
  facet: FacetName,
  chosen: string | undefined,
): readonly FacetValue[] {
  const counted = facets[facet]
  const isChosen = ({ value }: FacetValue) => isSameValue(value, chosen)
  const values =
    chosen === undefined || counted.some(isChosen)
      ? counted
      : [...counted, { value: chosen, count }]
  const order = orders[facet]
  return order === undefined ? values : values.toSorted(order)
}
