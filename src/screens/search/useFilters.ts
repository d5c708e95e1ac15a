import type { Category } from '../../domain/category.ts'
import { categoryPath } from '../../domain/category-tree.ts'
import { CONDITIONS } from '../../domain/constants.ts'
import { DISTANCES, SEARCH_PARAMS, USUAL_DISTANCE } from '../../domain/search-query.ts'
import type { FacetName, Found } from '../../domain/search.ts'
import {
  askedAttributes,
  changed,
  changedAttribute,
  limitsOf,
  type SearchQuestion,
} from '../../domain/search-question.ts'
import { translatedCategoryName, translatedText } from '../../domain/translations.ts'
import { attributeValueText } from '../../messages/attribute.ts'
import { conditionLabel } from '../../messages/product.ts'
import { savedSearchesMessages } from '../../messages/savedSearches.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { useLoadedCategories } from '../category/loaded-categories.ts'

/** A filter, as every list of products shows it. */
export type Filter = {
  /** The name of its value in the question; that of an attribute with 'a.' before it, as the server counts it. */
  name: string
  title: string
  /** The text of the choice without this filter. */
  any: string
  values: readonly { value: string; text: string; count?: number; isChosen: boolean }[]
  /** The counts are the least. */
  isEstimated: boolean
  /** The chosen value in words, which say what it is of; null: none is chosen. */
  chosen: string | null
  /** The fields of a range that is typed, where its values are numbers; `name` is that of both. */
  range?: { name: string; from: string; to: string; prefix?: string }
  /** Returns the question with a value of this filter; undefined leaves it out. */
  ask: (value: string | undefined) => SearchQuestion
}

const NOTHING: Found = {
  count: 0,
  isCountExact: true,
  facets: { category: [], price: [], condition: [], verified: [], location: [] },
  estimated: [],
  spelling: null,
}

/**
 * Returns the filters of a question in the order in which they are shown, with the values that were found and those that
 * are asked for. One filter more is one row more.
 */
export function useFilters(): (
  question: SearchQuestion,
  found?: Found | null,
) => readonly Filter[] {
  const messages = useMessages(searchMessages)
  const locale = useLocale()
  const categories = useLoadedCategories()
  const { language } = locale

  const rangeText = (value: string, textOf: (limit: string) => string) => {
    const { from, to } = limitsOf(value) ?? { from: value, to: value }
    if (from === '') return messages.upTo(textOf(to))
    if (to === '') return messages.from(textOf(from))
    return from === to ? textOf(from) : messages.between(textOf(from), textOf(to))
  }
  const priceText = (range: string) => {
    if (limitsOf(range) !== undefined) {
      return rangeText(range, (limit) => locale.formatMoney(Number(limit)))
    }
    const { from, to } = priceLimits(range)
    const lowest = locale.formatMoney(from)
    if (to === Infinity) return messages.from(lowest)
    const highest = locale.formatMoney(to)
    return from === 0 ? messages.under(highest) : messages.between(lowest, highest)
  }
  const categoryText = (id: string) => {
    const category = categories.find(({ _id }) => _id === id)
    return category === undefined ? id : translatedCategoryName(language, category)
  }

  return (question, given) => {
    const found = given ?? NOTHING
    const facet = (
      name: FacetName,
      textOf: (value: string) => string,
      ask: Filter['ask'] = (value) => changed(question, { [name]: value }),
      inOrder = (values: readonly FacetValue[]) => values,
    ): Filter => {
      const chosen = question[name]
      return {
        name,
        title: messages.facets[name],
        any: messages.any[name],
        values: inOrder(facetValues(found, name, chosen)).map(({ value, count }) => ({
          value,
          text: textOf(value),
          count,
          isChosen: isSameValue(value, chosen),
        })),
        isEstimated: found.estimated.includes(name),
        chosen: chosen === undefined ? null : textOf(chosen),
        ask,
      }
    }

    const asked = askedAttributes(question)
    const ofCategories = categories
      .filter(({ _id }) => question.category === undefined || question.category === _id)
      .flatMap(({ attributes = [] }) => attributes)
    const attribute = (key: string): Filter => {
      const counted = found.attributes?.find((one) => one.key === key)
      const known = ofCategories.find((one) => one.key === key)
      const { label, unit, kind } = counted ?? known ?? {}
      const title = label === undefined ? key : translatedText(language, label)
      const textOf = (valueOrRange: string) =>
        rangeText(valueOrRange, (value) =>
          attributeValueText(language, {
            value,
            valueLabel: [...(counted?.values ?? []), ...(known?.choices ?? [])].find(
              (one) => one.value === value,
            )?.label,
            unit,
          }),
        )
      const chosen = asked[key]
      const values = withChosen(counted?.values ?? [], chosen, found.count)
      return {
        name: `a.${key}`,
        title,
        any: messages.anyOf(title),
        values: values.map(({ value, count }) => ({
          value,
          text: textOf(value),
          count,
          isChosen: value === chosen,
        })),
        isEstimated: found.estimated.includes(`a.${key}`),
        chosen: chosen === undefined ? null : `${title}: ${textOf(chosen)}`,
        ...(kind === 'number' && { range: rangeOf(SEARCH_PARAMS.attributes + key, chosen) }),
        ask: (value) => changedAttribute(question, key, value),
      }
    }
    const keys = new Set([...(found.attributes ?? []).map(({ key }) => key), ...Object.keys(asked)])

    const { near, within = USUAL_DISTANCE } = question
    const distance: Filter = {
      name: 'near',
      title: messages.distance,
      any: messages.anywhere,
      values:
        near === undefined
          ? []
          : DISTANCES.map((value) => ({
              value,
              text: messages.within(value),
              isChosen: value === within,
            })),
      isEstimated: false,
      chosen: near === undefined ? null : messages.withinOf(within, found.near ?? near),
      ask: (value) =>
        value === undefined
          ? changed(question, { near: undefined, within: undefined })
          : changed(question, { within: DISTANCES.find((one) => one === value) }),
    }

    return [
      distance,
      facet(
        'category',
        categoryText,
        // Another category has other attributes.
        (value) => changed(question, { category: value, attributes: undefined }),
        (values) => underParents(values, categories),
      ),
      ...[...keys].map(attribute),
      {
        ...facet('price', priceText),
        range: { ...rangeOf(SEARCH_PARAMS.price, question.price), prefix: '$' },
      },
      facet('condition', (value) => capitalised(conditionLabel(locale, value))),
      facet('verified', () => messages.onlyVerified),
      facet('location', (value) => value),
    ]
  }
}

/** Returns a question in words, as its chips say it: 'camera · Good · $25 to $50'. */
export function useQuestionWords(): (question: SearchQuestion, found?: Found | null) => string {
  const { everything } = useMessages(savedSearchesMessages)
  const filtersOf = useFilters()
  return (question, found) => {
    const parts = [question.words, ...filtersOf(question, found).map(({ chosen }) => chosen)]
    return parts.filter(Boolean).join(' · ') || everything
  }
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const rangeOf = (name: string, chosen: string | undefined) => ({
  name,
  ...(limitsOf(chosen) ?? { from: '', to: '' }),
})

/** Returns the limits in US dollars of a range of prices such as '25-50', '-50', '500-' or '25..50'. */
function priceLimits(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split(/-|\.\./)
  return { from: Number(from), to: to === '' ? Infinity : Number(to) }
}

type FacetValue = Found['facets'][FacetName][number]

/** Returns whether a value is the chosen one. The server finds a place in any case. */
const isSameValue = (value: string, chosen: string | undefined): boolean =>
  value.toLowerCase() === chosen?.normalize('NFC').toLowerCase()

/** The chosen value is always one of them: every product that is found has it. */
const withChosen = (
  counted: readonly FacetValue[],
  chosen: string | undefined,
  count: number,
): readonly FacetValue[] =>
  chosen === undefined || counted.some(({ value }) => isSameValue(value, chosen))
    ? counted
    : [...counted, { value: chosen, count }]

const placeOf = ({ value }: FacetValue) => CONDITIONS.findIndex((condition) => condition === value)

/** Returns the values of a category's filter with each child after its parent. */
function underParents(
  values: readonly FacetValue[],
  categories: readonly Category[],
): readonly FacetValue[] {
  const sortKeyOf = ({ value }: FacetValue) => {
    const [top = value] = categoryPath(categories, value).map(({ _id }) => _id)
    return [values.findIndex((one) => one.value === top), top === value ? 0 : 1] as const
  }
  return values.toSorted((one, other) => {
    const [[a, isChild], [b, isOtherChild]] = [sortKeyOf(one), sortKeyOf(other)]
    return a - b || isChild - isOtherChild
  })
}

/** The order of the filters whose values have one of their own. */
const orders: Partial<Record<FacetName, (one: FacetValue, other: FacetValue) => number>> = {
  price: (one, other) => {
    const [a, b] = [priceLimits(one.value), priceLimits(other.value)]
    return a.from - b.from || a.to - b.to
  },
  condition: (one, other) => placeOf(one) - placeOf(other),
}

/** Returns the values of a facet: prices and conditions in their own order, others with the most frequent first. */
export function facetValues(
  { facets, count }: Pick<Found, 'facets' | 'count'>,
  facet: FacetName,
  chosen: string | undefined,
): readonly FacetValue[] {
  const values = withChosen(facets[facet], chosen, count)
  const order = orders[facet]
  return order === undefined ? values : values.toSorted(order)
}
