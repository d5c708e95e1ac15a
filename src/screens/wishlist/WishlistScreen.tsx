import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { dashboardWords } from '../../words/dashboard.ts'
import { useWords } from '../../words/useWords.ts'

/** A place that is kept for later (rule R10). */
export function WishlistScreen() {
  const words = useWords(dashboardWords)
  return (
    <Page>
      <PageHeader title={words.tiles.wishlist.label} />
      <Text>{words.wishlist}</Text>
    </Page>
  )
}
