import { listingMessages } from '../../messages/listing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'

/** Add a Product before all that the form needs has arrived: a field that came later would move those below it. */
export function ListingLoading() {
  const messages = useMessages(listingMessages)
  return (
    <Page>
      <PageHeader title={messages.title} />
      <Skeleton count={5} label={messages.loading} of="form" />
    </Page>
  )
}
