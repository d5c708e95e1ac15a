import type { FormEvent } from 'react'
import type { Found } from '../../domain/desk.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { LONGEST_WORDS } from '../../domain/search-query.ts'
import { deskMessages } from '../../messages/desk.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import { field, form } from './Desk.css.ts'
import { FoundOrders, FoundProducts, FoundUsers } from './FoundTables.tsx'

type AdminSearchViewProps = Omit<CollectionViewProps<Found>, 'table' | 'onTable'> & {
  onSearch: (words: string) => void
}

/** An admin's search over users, products and orders; before a search, the suspended users. */
export function AdminSearchView({ state, send, refusal, onSearch }: AdminSearchViewProps) {
  const messages = useMessages(deskMessages)
  const { forAdmin } = useMessages(listsMessages)
  const { search } = messages
  const { items, failure, of: words } = state.context
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return <Refused failure={failure} onRetry={retry} refusal={refusal} title={forAdmin} />
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('words')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    <Page>
      <PageHeader lead={search.lead} takesFocus={state.matches('loading')} title={search.title} />
      <form aria-label={search.lead} className={form} onSubmit={submit} role="search">
        <div className={field}>
          <TextField
            autoComplete="off"
            defaultValue={words}
            label={search.words}
            maxLength={LONGEST_WORDS}
            name="words"
          />
        </div>
        <Button type="submit" variant="accent">
          {search.find}
        </Button>
      </form>
      {state.matches('loading') && <Skeleton count={4} label={search.loading} of="list" />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {state.matches('empty') && (
        <EmptyState
          drawing={<EmptyShelf />}
          sentence={words === '' ? search.noneSuspended : search.nothing(words)}
        />
      )}
      {items.map((found) =>
        isUnreadable(found) ? null : (
          <Stack gap="huge" key="found">
            <FoundUsers
              title={words === '' ? messages.suspendedUsers : messages.users}
              users={found.users}
            />
            <FoundProducts products={found.products} title={messages.products} />
            <FoundOrders orders={found.orders} title={messages.orders} />
            {words !== '' && (
              <Text size="small" tone="quiet">
                {search.most}
              </Text>
            )}
          </Stack>
        ),
      )}
    </Page>
  )
}
