import { type ReactNode, useId } from 'react'
import type { EventFrom } from 'xstate'
import type { searchMachine } from '../../../machines/search.machine.ts'
import { LONGEST_WORDS, SEARCH_PARAMS } from '../../domain/search-query.ts'
import { changed, paramsOfQuestion } from '../../domain/search-question.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { searchMessages } from '../../messages/search.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { BookingView } from '../booking/BookingView.tsx'
import { pathOf } from '../paths.ts'
import type { ProductListProps } from '../product/ProductList.tsx'
import { ReportDialog } from '../report/ReportDialog.tsx'
import type { GeolocationViewProps } from './GeolocationView.tsx'
import type { SearchSnapshot } from './search-snapshot.ts'
import { Filtered, useOutcome } from './Filtered.tsx'
import { form } from './Filtered.css.ts'
import { SearchResults } from './SearchResults.tsx'
import type { PlaceSuggestions } from './usePlaces.ts'

export type SearchViewProps = Omit<ProductListProps, 'products' | 'sendProducts'> & {
  search: SearchSnapshot
  sendSearch: (event: EventFrom<typeof searchMachine>) => void
  /** The suggestions of the field for a place. */
  places?: PlaceSuggestions
  geolocation?: GeolocationViewProps | undefined
  /** The control that saves the search. */
  saving?: ReactNode
  /** The products that the viewer looked at before. */
  recentlySeen?: ReactNode
}

/** The search: its field, the filters, and the products that it finds. */
export function SearchView({
  search,
  sendSearch,
  places,
  geolocation,
  saving,
  recentlySeen,
  ...list
}: SearchViewProps) {
  const { question, words } = search.context
  const { booking, sendBooking, bookedIds, report, sendReport } = list
  const messages = useMessages(searchMessages)
  const { identifying } = useMessages(browsingMessages)
  const id = useId()
  return (
    <Page>
      <PageHeader actions={saving} title={messages.search} />
      <form
        action={pathOf({ screen: 'search' })}
        className={form}
        onSubmit={(event) => {
          event.preventDefault()
          sendSearch({ type: 'search.submit' })
        }}
      >
        <SearchField
          id={id}
          label={messages.field}
          maxLength={LONGEST_WORDS}
          name={SEARCH_PARAMS.words}
          onSearch={(typed) => sendSearch({ type: 'search.type', words: typed })}
          outcome={useOutcome(search)}
          value={words}
        />
        {Object.entries(paramsOfQuestion(changed(question, { words: undefined }))).map(
          ([name, value]) => (
            <input key={name} name={name} type="hidden" value={value} />
          ),
        )}
        <Button type="submit">{messages.search}</Button>
      </form>
      <Filtered geolocation={geolocation} places={places} screen="search" search={search}>
        <SearchResults {...list} screen="search" search={search} sendSearch={sendSearch} />
      </Filtered>
      {recentlySeen}
      <VisuallyHidden>
        <span role="status">
          {(booking.matches('identifying') || report.matches('identifying')) && identifying}
        </span>
      </VisuallyHidden>
      <BookingView bookedIds={bookedIds} send={sendBooking} state={booking} />
      <ReportDialog send={sendReport} state={report} />
    </Page>
  )
}
