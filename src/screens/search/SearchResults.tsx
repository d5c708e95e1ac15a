import { SORTS } from '../../domain/search-query.ts'
import { changed, questionIn } from '../../domain/search-question.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { pathOf } from '../paths.ts'
import { ProductList } from '../product/ProductList.tsx'
import { foundList } from './found-list.ts'
import type { SearchSnapshot } from './search-snapshot.ts'
import { bar, choices, stale } from './SearchView.css.ts'
import type { SearchViewProps } from './SearchView.tsx'

/** The results of a search, or advice where the search has found nothing. */
export function SearchResults({ search, sendSearch, ...list }: SearchViewProps) {
  const { products, failure, found } = search.context
  const spelling = found?.spelling ?? null
  const isPartial = found?.isPartial === true
  const whole = found?.whole
  const messages = useMessages(searchMessages)
  const { formatCount } = useLocale()
  const { loadingProducts } = useMessages(browsingMessages)
  if (search.matches('failed')) {
    return <LoadFailed failure={failure} onRetry={() => sendSearch({ type: 'search.retry' })} />
  }
  if (search.matches('absent')) {
    return (
      <EmptyState
        action={
          <ButtonLink href={pathOf({ screen: 'categories' })} variant="accent">
            {messages.browse}
          </ButtonLink>
        }
        drawing={<EmptyShelf />}
        sentence={messages.absent}
      />
    )
  }
  if (search.matches('empty')) return <NothingFound search={search} />
  if (products.length === 0) {
    return search.matches('searching') ? (
      <Skeleton count={8} label={loadingProducts} of="cards" />
    ) : null
  }
  return (
    <div className={search.matches('shown') ? undefined : stale}>
      <div className={bar}>
        <Text tone="quiet">
          {spelling !== null && messages.spelledAs(spelling)} {isPartial && messages.partial}
          {whole !== undefined && messages.thenFewer(whole, formatCount(whole))}
        </Text>
        <SortLinks search={search} />
      </div>
      <ProductList
        {...list}
        products={foundList(search)}
        sendProducts={() => sendSearch({ type: 'search.loadMore' })}
      />
    </div>
  )
}

function SortLinks({ search }: { search: SearchSnapshot }) {
  const { question } = search.context
  const messages = useMessages(searchMessages)
  const [first] = SORTS
  return (
    <nav aria-label={messages.sort}>
      <ul className={choices}>
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              current={(question.sort ?? first) === sort}
              href={pathOf({
                screen: 'search',
                ...changed(question, { sort: sort === first ? undefined : sort }),
              })}
              tone="nav"
            >
              {messages.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingFound({ search }: { search: SearchSnapshot }) {
  const { words, sort, ...filters } = search.context.question
  const messages = useMessages(searchMessages)
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <EmptyState
        action={
          isFiltered ? (
            <ButtonLink
              href={pathOf({ screen: 'search', ...questionIn({ words, sort }) })}
              variant="accent"
            >
              {messages.clearFilters}
            </ButtonLink>
          ) : (
            <ButtonLink href={pathOf({ screen: 'categories' })} variant="accent">
              {messages.browse}
            </ButtonLink>
          )
        }
        drawing={<EmptyShelf />}
        sentence={`${words === undefined ? messages.nothingAtAll : messages.nothing(words)} ${isFiltered ? messages.tryWithout : messages.tryOther}`}
      />
    </>
  )
}
