import type { AttributeFacet } from '../../domain/attribute.ts'
import type { FacetName } from '../../domain/search.ts'
import { askedAttributes, type SearchQuestion } from '../../domain/search-question.ts'
import { translatedCategoryName } from '../../domain/translations.ts'
import { attributeValueText } from '../../messages/attribute.ts'
import { conditionLabel } from '../../messages/product.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { useLoadedCategories } from '../category/loaded-categories.ts'
import { priceLimits } from './price-limits.ts'

/** The filters in the order in which they are shown. */
export const FACETS = ['category', 'price', 'condition', 'verified', 'location'] as const

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Returns the name of a value of a filter. */
export function useFacetLabels() {
  const messages = useMessages(searchMessages)
  const locale = useLocale()
  const categories = useLoadedCategories()
  const categoryLabel = (id: string) => {
    const category = categories.find(({ _id }) => _id === id)
    return category === undefined ? id : translatedCategoryName(locale.language, category)
  }
  const priceLabel = (range: string) => {
    const { from, to } = priceLimits(range)
    const lowest = locale.formatMoney(from)
    if (to === Infinity) return messages.from(lowest)
    const highest = locale.formatMoney(to)
    return from === 0 ? messages.under(highest) : messages.between(lowest, highest)
  }
  return (facet: FacetName, value: string): string =>
    ({
      category: () => categoryLabel(value),
      condition: () => capitalised(conditionLabel(locale, value)),
      price: () => priceLabel(value),
      verified: () => messages.onlyVerified,
      location: () => value,
    })[facet]()
}

/**
 * Returns the filters of a question in words: 'Good · $25 to $50'; an empty string without filters. `found` are the
 * attributes of its products; the value of another one is shown as it is.
 */
export function useFilterWords(): (
  question: SearchQuestion,
  found?: readonly AttributeFacet[],
) => string {
  const labelOf = useFacetLabels()
  const { language } = useLocale()
  return (question, found = []) => {
    const facets = FACETS.flatMap((facet) => {
      const value = question[facet]
      return value === undefined ? [] : [labelOf(facet, value)]
    })
    const attributes = Object.entries(askedAttributes(question)).map(([key, value]) => {
      const facet = found.find((each) => each.key === key)
      const valueLabel = facet?.values.find((each) => each.value === value)?.label
      return capitalised(attributeValueText(language, { value, valueLabel, unit: facet?.unit }))
    })
    return [...facets, ...attributes].join(' · ')
  }
}

/** Returns a question in words: 'camera · Good · $25 to $50'. */
export function useQuestionWords(): (question: SearchQuestion) => string {
  const { everything } = useMessages(savedSearchesMessages)
  const filterWords = useFilterWords()
  return (question) => {
    const parts = [question.words ?? '', filterWords(question)].filter((part) => part !== '')
    return parts.length === 0 ? everything : parts.join(' · ')
  }
}
