import {
  destinationOfQuestion,
  type QuestionScreen,
  type SearchQuestion,
  withoutFilters,
} from '../../domain/search-question.ts'
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
import { chosenOf, shownQuestion, useCountText } from './Filtered.tsx'
import { choices, stale } from './Filtered.css.ts'
import { foundList } from './found-list.ts'
import type { SearchSnapshot } from './search-snapshot.ts'
import type { SearchViewProps } from './SearchView.tsx'
import { useFilters } from './useFilters.ts'

type SearchResultsProps = SearchViewProps & { screen: QuestionScreen }

/** The products that a question finds, or advice where it has found nothing. */
export function SearchResults({ search, sendSearch, screen, ...list }: SearchResultsProps) {
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
  if (search.matches('empty')) return <NothingFound screen={screen} search={search} />
  if (products.length === 0) {
    return search.matches('searching') ? (
      <Skeleton count={8} label={loadingProducts} of="cards" />
    ) : null
  }
  return (
    <div className={search.matches('shown') ? undefined : stale}>
      <Text tone="quiet">
        {spelling !== null && messages.spelledAs(spelling)} {isPartial && messages.partial}
        {whole !== undefined && messages.thenFewer(whole, formatCount(whole))}
      </Text>
      <ProductList
        {...list}
        products={foundList(search)}
        sendProducts={() => sendSearch({ type: 'search.loadMore' })}
      />
    </div>
  )
}

/** Every product has a value of these, so their counts say how many there are without the filter. */
const EACH_HAS: ReadonlySet<string> = new Set(['category', 'price', 'condition'])

/** Says how much farther to search, which filters to take away, and how many products there are then. */
function NothingFound({ search, screen }: { search: SearchSnapshot; screen: QuestionScreen }) {
  const { found } = search.context
  const question = shownQuestion(search)
  const { words } = question
  const messages = useMessages(searchMessages)
  const { formatCount } = useLocale()
  const countText = useCountText()
  const chosen = chosenOf(useFilters()(question, found), screen)
  const near = chosen.find(({ name }) => name === 'near')
  const [next, ...farther] = (near && found?.wider) ?? []
  const nothing = words === undefined ? messages.nothingAtAll : messages.nothing(words)
  const others = next === undefined ? chosen : chosen.filter((filter) => filter !== near)
  const hrefOf = (asked: SearchQuestion) => pathOf(destinationOfQuestion(screen, asked))
  const hrefWithin = (within: string | null) => hrefOf(near?.ask(within ?? undefined) ?? question)
  const textWithin = (within: string | null) =>
    within === null ? messages.searchAnywhere : messages.searchWithin(within)
  return (
    <>
      <EmptyState
        action={
          next !== undefined ? (
            <ButtonLink href={hrefWithin(next.within)} variant="accent">
              {`${textWithin(next.within)}: ${countText(next)}`}
            </ButtonLink>
          ) : chosen.length > 0 ? (
            <ButtonLink href={hrefOf(withoutFilters(screen, question))} variant="accent">
              {messages.clearAll}
            </ButtonLink>
          ) : (
            <ButtonLink href={pathOf({ screen: 'categories' })} variant="accent">
              {messages.browse}
            </ButtonLink>
          )
        }
        drawing={<EmptyShelf />}
        sentence={`${nothing} ${
          next !== undefined
            ? messages.tryWider
            : chosen.length > 0
              ? messages.tryWithout
              : messages.tryOther
        }`}
      />
      <ul className={choices}>
        {farther.map((wider) => (
          <li key={wider.within}>
            <Link href={hrefWithin(wider.within)}>{textWithin(wider.within)}</Link>
            {` ${countText(wider)}`}
          </li>
        ))}
        {others.map((filter) => {
          const { name, values } = filter
          const counted = EACH_HAS.has(name) ? values.filter(({ isChosen }) => !isChosen) : []
          const count = counted.reduce((sum, value) => sum + (value.count ?? 0), 0)
          return (
            <li key={name}>
              <Link href={hrefOf(filter.ask(undefined))}>{messages.without(filter.chosen)}</Link>
              {count > 0 && ` ${messages.found(count, formatCount(count))}`}
            </li>
          )
        })}
      </ul>
    </>
  )
}
