import type { EventFrom, SnapshotFrom } from 'xstate'
import type { CategoriesMachine } from '../../actors/catalogue.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { browsingWords } from '../../words/browsing.ts'
import { useWords } from '../../words/useWords.ts'
import { CategoryTiles } from '../category/CategoryTiles.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'

type CategoriesViewProps = {
  state: SnapshotFrom<CategoriesMachine>
  send: (event: EventFrom<CategoriesMachine>) => void
}

/** The category list (rule R2). */
export function CategoriesView({ state, send }: CategoriesViewProps) {
  const { items, failure } = state.context
  const words = useWords(browsingWords)
  return (
    <Page>
      <PageHeader lead={words.whereToLook} title={words.categories} />
      {state.matches('loading') && (
        <Skeleton count={6} label={words.loadingCategories} of="lines" />
      )}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'collection.retry' })} />
      )}
      {state.matches('empty') && (
        <EmptyState drawing={<EmptyShelf />} sentence={words.noCategories} />
      )}
      {state.matches('filled') && <CategoryTiles categories={items} />}
    </Page>
  )
}
