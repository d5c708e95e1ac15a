import type { Found } from '../../domain/search.ts'
import { changed, type SearchQuestion } from '../../domain/search-question.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { pathOf } from '../paths.ts'
import { facetValues, isSameValue } from './facet-values.ts'
import { filters, figure, value as valueStyle, values } from './SearchView.css.ts'
import { FACETS, useFacetLabels } from './useQuestionWords.ts'

type SearchFiltersProps = {
  question: SearchQuestion
  found: Pick<Found, 'count' | 'facets' | 'estimated'>
}

/** The filters as links, each with the number of products that it would find. A filter without a choice is left out. */
export function SearchFilters({ question, found }: SearchFiltersProps) {
  const messages = useMessages(searchMessages)
  const { formatCount } = useLocale()
  const labelOf = useFacetLabels()
  return (
    <div className={filters}>
      {FACETS.map((facet) => {
        const chosen = question[facet]
        const counted = facetValues(found, facet, chosen)
        if (counted.length === 0) return null
        const figuresOf = (count: number) =>
          found.estimated.includes(facet) ? messages.about(formatCount(count)) : formatCount(count)
        const to = (value: string | undefined) =>
          pathOf({ screen: 'search', ...changed(question, { [facet]: value }) })
        return (
          <section key={facet}>
            <Heading level={2} size="subtitle">
              {messages.facets[facet]}
            </Heading>
            <ul className={values}>
              <li>
                <Link current={chosen === undefined} href={to(undefined)} tone="nav">
                  {messages.any[facet]}
                </Link>
              </li>
              {counted.map(({ value, count }) => (
                <li key={value}>
                  <Link current={isSameValue(value, chosen)} href={to(value)} tone="nav">
                    <span className={valueStyle}>
                      {labelOf(facet, value)} <span className={figure}>{figuresOf(count)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
