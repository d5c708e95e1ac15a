import { CONDITIONS } from '../../domain/constants.ts'
import type { FacetName, Found } from '../../domain/search.ts'

type FacetValue = Found['facets'][FacetName][number]

/** The lower and the upper limit of a range of prices such as '25-50' or '500-'. */
function limitsOf({ value }: FacetValue): { from: number; to: number } {
  const [from, to] = value.split('-')
  return { from: Number(from), to: to ? Number(to) : Infinity }
}

const placeOf = ({ value }: FacetValue) => CONDITIONS.findIndex((condition) => condition === value)

/** The order of the filters whose values have one of their own. */
const orders: Partial<Record<FacetName, (one: FacetValue, other: FacetValue) => number>> = {
  price: (one, other) => {
    const [a, b] = [limitsOf(one), limitsOf(other)]
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
  const isListed = chosen === undefined || counted.some(({ value }) => value === chosen)
  const values = isListed ? counted : [...counted, { value: chosen, count }]
  const order = orders[facet]
  return order === undefined ? values : values.toSorted(order)
}
