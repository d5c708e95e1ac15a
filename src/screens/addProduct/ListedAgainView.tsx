import type { EventFrom, SnapshotFrom } from 'xstate'
import type { listedAgainMachine } from '../../actors/addProduct.ts'
import { listingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'

type ListedAgainViewProps = {
  state: SnapshotFrom<typeof listedAgainMachine>
  send: (event: EventFrom<typeof listedAgainMachine>) => void
}

/** Add a Product before the sold product that is listed again has arrived. */
export function ListedAgainView({ state, send }: ListedAgainViewProps) {
  const messages = useMessages(listingMessages)
  return (
    <Page>
      <PageHeader title={messages.title} />
      {state.matches('loading') && <Skeleton count={5} label={messages.loadingAgain} of="list" />}
      {state.matches('failed') && (
        <LoadFailed
          failure={state.context.failure}
          onRetry={() => send({ type: 'collection.retry' })}
        />
      )}
    </Page>
  )
}
