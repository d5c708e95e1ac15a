import { describe, expect, it } from 'vitest'
import type { Found } from '../../src/domain/search.ts'
import { facetValues } from '../../src/screens/search/useFilters.ts'

/** The counts as the server sends them: the most frequent value first. */
const found: Pick<Found, 'count' | 'facets'> = {
  count: 9,
  facets: {
    category: [
      { value: 'instruments', count: 6 },
      { value: 'cameras', count: 3 },
    ],
    price: [
      { value: '100-250', count: 4 },
      { value: '500-', count: 3 },
      { value: '25-50', count: 2 },
    ],
    condition: [
      { value: 'fair', count: 5 },
      { value: 'excellent', count: 4 },
    ],
    verified: [],
    location: [{ value: 'Lund', count: 5 }],
  },
}
const listed = (...question: [facet: keyof Found['facets'], chosen?: string]) =>
  facetValues(found, question[0], question[1]).map(({ value, count }) => `${value}: ${count}`)

describe('the values of a filter', () => {
  it('are prices from the lowest to the highest', () => {
    expect(listed('price')).toEqual(['25-50: 2', '100-250: 4', '500-: 3'])
  })

  it('are conditions from the best to the worst', () => {
    expect(listed('condition')).toEqual(['excellent: 4', 'fair: 5'])
  })

  it('list the chosen place once in any case', () => {
    expect(listed('location', 'lund')).toEqual(['Lund: 5'])
  })

  it('are categories with the most frequent first', () => {
    expect(listed('category')).toEqual(['instruments: 6', 'cameras: 3'])
  })

  it('contain a range of prices that only the address has, which everything that is found is in', () => {
    expect(listed('price', '25-200')).toEqual(['25-50: 2', '25-200: 9', '100-250: 4', '500-: 3'])
  })

  it('contain a chosen place that is too rare to be counted', () => {
    expect(listed('location', 'Umeå')).toEqual(['Lund: 5', 'Umeå: 9'])
  })

  it('contain a chosen value once', () => {
    expect(listed('condition', 'fair')).toEqual(['excellent: 4', 'fair: 5'])
  })
})
