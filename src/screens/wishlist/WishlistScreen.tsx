import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The wishlist, a placeholder for a later feature (rule R10). */
export function Screen() {
  const { tiles, wishlist } = useMessages(dashboardMessages)
  return (
    <Page>
      <PageHeader lead={tiles.wishlist.sentence} title={tiles.wishlist.label} />
      <EmptyState drawing={<EmptyShelf />} sentence={wishlist} />
    </Page>
  )
}
