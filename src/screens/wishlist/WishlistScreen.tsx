import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/** A place that is kept for later (rule R10). */
export function WishlistScreen() {
  return (
    <Page>
      <PageHeader title="Wishlist" />
      <Text>wishlist</Text>
    </Page>
  )
}
