import type { AttributeFacet } from '../../domain/attribute.ts'
import type { Found } from '../../domain/search.ts'
import {
  askedAttributes,
  changed,
  changedAttribute,
  type SearchQuestion,
} from '../../domain/search-question.ts'
import { translatedText } from '../../domain/translations.ts'
import { attributeValueText } from '../../messages/attribute.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { pathOf } from '../paths.ts'
import { facetValues, isSameValue } from './facet-values.ts'
import { filters, figure, value as valueStyle, values as valuesStyle } from './SearchView.css.ts'
import { FACETS, useFacetLabels } from './useQuestionWords.ts'

type SearchFiltersProps = {
  question: SearchQuestion
  found: Pick<Found, 'count' | 'facets' | 'attributes' | 'estimated'>
}

/** The filters as links, each with the number of products that it would find. A filter without a choice is left out. */
export function SearchFilters({ question, found }: SearchFiltersProps) {
  const messages = useMessages(searchMessages)
  const { language } = useLocale()
  const labelOf = useFacetLabels()
  const asked = askedAttributes(question)
  const filterOf = ({ key, label, unit, values }: AttributeFacet) => {
    const name = translatedText(language, label)
    const chosen = asked[key]
    const isCounted = chosen === undefined || values.some(({ value }) => value === chosen)
    return (
      <Filter
        any={messages.anyOf(name)}
        isEstimated={found.estimated.includes(`a.${key}`)}
        key={key}
        title={name}
        to={(value) => changedAttribute(question, key, value)}
        values={[
          ...values,
          // Every product that is found has it.
          ...(isCounted ? [] : [{ value: chosen, count: found.count, label: undefined }]),
        ].map(({ value, count, label: valueLabel }) => ({
          value,
          count,
          isChosen: value === chosen,
          text: attributeValueText(language, { value, valueLabel, unit }),
        }))}
      />
    )
  }
  return (
    <div className={filters}>
      {FACETS.map((facet) => {
        const chosen = question[facet]
        const filter = (
          <Filter
            any={messages.any[facet]}
            isEstimated={found.estimated.includes(facet)}
            key={facet}
            title={messages.facets[facet]}
            // Another category has other attributes.
            to={(value) =>
              changed(question, {
                [facet]: value,
                ...(facet === 'category' && { attributes: undefined }),
              })
            }
            values={facetValues(found, facet, chosen).map(({ value, count }) => ({
              value,
              count,
              isChosen: isSameValue(value, chosen),
              text: labelOf(facet, value),
            }))}
          />
        )
        return facet === 'category' ? [filter, ...(found.attributes ?? []).map(filterOf)] : filter
      })}
    </div>
  )
}

type FilterProps = {
  title: string
  /** The text of the link without this filter. */
  any: string
  values: readonly { value: string; count: number; isChosen: boolean; text: string }[]
  isEstimated: boolean
  to: (value: string | undefined) => SearchQuestion
}

function Filter({ title, any, values, isEstimated, to }: FilterProps) {
  const { formatCount } = useLocale()
  if (values.length === 0) return null
  const hrefOf = (value: string | undefined) => pathOf({ screen: 'search', ...to(value) })
  return (
    <section>
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      <ul className={valuesStyle}>
        <li>
          <Link
            current={values.every(({ isChosen }) => !isChosen)}
            href={hrefOf(undefined)}
            tone="nav"
          >
            {any}
          </Link>
        </li>
        {values.map(({ value, count, isChosen, text }) => (
          <li key={value}>
            <Link current={isChosen} href={hrefOf(value)} tone="nav">
              <span className={valueStyle}>
                {text}{' '}
                <span className={figure}>
                  {isEstimated ? `${formatCount(count)}+` : formatCount(count)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
