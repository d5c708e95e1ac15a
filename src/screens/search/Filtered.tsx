import { type ReactNode, useId } from 'react'
import { SORTS } from '../../domain/search-query.ts'
import {
  changed,
  destinationOfQuestion,
  type QuestionScreen,
  type SearchQuestion,
  withoutFilters,
  withSaid,
} from '../../domain/search-question.ts'
import type { Found } from '../../domain/search.ts'
import { searchMessages } from '../../messages/search.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { pathOf } from '../paths.ts'
import { beside, chips, choices, columns, figure, inSheet, sections } from './Filtered.css.ts'
import type { GeolocationViewProps } from './GeolocationView.tsx'
import type { SearchSnapshot } from './search-snapshot.ts'
import { FilterForm, NearFilter, RangeFields } from './TypedFilters.tsx'
import { type Filter, useFilters } from './useFilters.ts'
import type { PlaceSuggestions } from './usePlaces.ts'

type FilteredProps = {
  search: SearchSnapshot
  /** Loads the filters again, where they are not part of what `children` load. */
  onRetry?: (() => void) | undefined
  /** The screen whose address has the question. */
  screen: QuestionScreen
  /** The suggestions of the field for a place. */
  places?: PlaceSuggestions | undefined
  geolocation?: GeolocationViewProps | undefined
  /** The products. */
  children: ReactNode
}

/**
 * Products with their filters: beside them on a desktop, in a sheet elsewhere. Every choice is a link to the question with
 * it, so the address is the state.
 */
export function Filtered({
  search,
  onRetry,
  screen,
  places,
  geolocation,
  children,
}: FilteredProps) {
  const { found, failure } = search.context
  const question = shownQuestion(search)
  const messages = useMessages(searchMessages)
  const filters = useFilters()(question, found)
  const chosen = chosenOf(filters, screen)
  const outcome = useOutcome(search)
  const id = useId()
  if (search.matches('absent')) return children
  const hrefOf = (asked: SearchQuestion) => pathOf(destinationOfQuestion(screen, asked))
  const clear = (
    <Link href={hrefOf(withoutFilters(screen, question))} tone="quiet">
      {messages.clearAll}
    </Link>
  )
  // The button of the sheet is its last one.
  const renderList = (form: string, show?: ReactNode) => (
    <div className={sections}>
      {/* Below the skeleton, the link would move when the filters come. */}
      {screen === 'category' && (
        <Link href={pathOf(destinationOfQuestion('search', question))} tone="quiet">
          {messages.searchIn}
        </Link>
      )}
      {found !== null ? (
        <>
          <FilterForm id={form} question={question} screen={screen} />
          <SortLinks hrefOf={hrefOf} question={question} />
          {found.near !== undefined && (
            <NearFilter
              form={form}
              geolocation={geolocation}
              known={found.near}
              near={question.near}
              places={places}
            >
              {show}
            </NearFilter>
          )}
          {filters.map((filter) => (
            <FilterLinks filter={filter} hrefOf={hrefOf} key={filter.name}>
              {filter.range !== undefined && (
                <RangeFields form={form} range={filter.range} title={filter.title}>
                  {show}
                </RangeFields>
              )}
            </FilterLinks>
          ))}
        </>
      ) : search.matches('failed') ? (
        onRetry !== undefined && <LoadFailed failure={failure} onRetry={onRetry} />
      ) : (
        <Skeleton count={6} label={messages.loadingFilters} of="lines" />
      )}
    </div>
  )
  return (
    <div className={columns}>
      <section aria-label={messages.filters} className={beside}>
        {renderList(
          `${id}-beside`,
          <div>
            <Button form={`${id}-beside`} size="small" type="submit">
              {messages.show}
            </Button>
          </div>,
        )}
      </section>
      <div>
        <div className={inSheet}>
          <Sheet
            done={
              search.matches('shown') || search.matches('empty')
                ? messages.showThese(outcome)
                : messages.show
            }
            foot={clear}
            form={`${id}-sheet`}
            label={
              chosen.length === 0 ? messages.filters : messages.filtersOn(String(chosen.length))
            }
            look="button"
            of={messages.filtersOf}
            title={messages.filters}
          >
            {renderList(`${id}-sheet`)}
          </Sheet>
        </div>
        {/* A chip that is pressed goes, as a field does whose text counts: the focus stays among the chips. */}
        <div
          aria-label={messages.chosen}
          className={chips}
          key={hrefOf(question)}
          ref={restoreFocus}
          role="group"
          tabIndex={-1}
        >
          {chosen.length > 0 && (
            <ul className={choices}>
              {chosen.map((filter) => (
                <li key={filter.name}>
                  <Link
                    href={hrefOf(filter.ask(undefined))}
                    label={messages.without(filter.chosen)}
                    tone="chip"
                  >
                    {filter.chosen}
                    <Icon name="cross" size="small" />
                  </Link>
                </li>
              ))}
              <li>{clear}</li>
            </ul>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

/** Returns the question of a search, with what the server has read in its words. Before its answer, it has read none. */
export const shownQuestion = (search: SearchSnapshot): SearchQuestion =>
  search.matches('searching') || search.matches('failed')
    ? search.context.question
    : withSaid(search.context.question, search.context.found?.said)

/** Returns the filters that are set. The category of a category's own screen is none of them. */
export const chosenOf = (filters: readonly Filter[], screen: QuestionScreen) =>
  filters.flatMap((filter) => {
    const { chosen, name } = filter
    return chosen === null || (screen === 'category' && name === 'category')
      ? []
      : [{ ...filter, chosen }]
  })

/** Returns how many products were found, in words. */
export function useOutcome(search: SearchSnapshot): string {
  const messages = useMessages(searchMessages)
  const countText = useCountText()
  const { found } = search.context
  if (search.matches('searching')) return messages.searching
  if (search.matches('failed') || found === null) return ''
  return countText(found)
}

/** Returns a number of products in words: '12 items', '1,000+ items'. */
export function useCountText(): (found: Pick<Found, 'count' | 'isCountExact'>) => string {
  const messages = useMessages(searchMessages)
  const { formatCount } = useLocale()
  return ({ count, isCountExact }) =>
    isCountExact ? messages.found(count, formatCount(count)) : messages.moreThan(formatCount(count))
}

type Asking = { hrefOf: (question: SearchQuestion) => string }

type FilterLinksProps = Asking & {
  filter: Filter
  /** The fields of its range. */
  children: ReactNode
}

/** A filter with the number of products that each of its values would find. One without a choice is left out. */
function FilterLinks({ filter, hrefOf, children }: FilterLinksProps) {
  const { title, any, values, isEstimated, ask } = filter
  const { formatCount } = useLocale()
  if (values.length === 0) return null
  return (
    <Choices after={children} title={title}>
      <Choice
        href={hrefOf(ask(undefined))}
        isChosen={values.every(({ isChosen }) => !isChosen)}
        text={any}
      />
      {values.map(({ value, count, isChosen, text }) => (
        <Choice
          {...(count !== undefined && {
            count: isEstimated ? `${formatCount(count)}+` : formatCount(count),
          })}
          href={hrefOf(ask(value))}
          isChosen={isChosen}
          key={value}
          text={text}
        />
      ))}
    </Choices>
  )
}

function SortLinks({ question, hrefOf }: Asking & { question: SearchQuestion }) {
  const messages = useMessages(searchMessages)
  const [relevance, ...rest] = SORTS
  const others = rest.filter((sort) => sort !== 'nearest' || question.near !== undefined)
  // Without words, every product matches as well as the others, and the newest come first.
  const sorts = question.words === undefined ? others : [relevance, ...others]
  const [first] = sorts
  return (
    <Choices title={messages.sort}>
      {sorts.map((sort) => (
        <Choice
          href={hrefOf(changed(question, { sort: sort === first ? undefined : sort }))}
          isChosen={(question.sort ?? first) === sort}
          key={sort}
          text={messages.sorts[sort]}
        />
      ))}
    </Choices>
  )
}

type ChoicesProps = { title: string; children: ReactNode; after?: ReactNode }

function Choices({ title, children, after }: ChoicesProps) {
  return (
    <section>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <ul className={choices}>{children}</ul>
      {after}
    </section>
  )
}

type ChoiceProps = { href: string; text: string; count?: string; isChosen: boolean }

function Choice({ href, text, count, isChosen }: ChoiceProps) {
  return (
    <li>
      <Link current={isChosen} href={href} tone="chip">
        {text} {count !== undefined && <span className={figure}>{count}</span>}
      </Link>
    </li>
  )
}
