import type { EventFrom, SnapshotFrom } from 'xstate'
import type { CategoriesMachine } from '../../actors/catalogue.ts'
import { categoriesIn } from '../../domain/category-tree.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CategoryChildren } from '../category/CategoryChildren.tsx'
import { CategoryTiles } from '../category/CategoryTiles.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'

type CategoriesViewProps = {
  state: SnapshotFrom<CategoriesMachine>
  send: (event: EventFrom<CategoriesMachine>) => void
}

/** The category list (rule R2). */
export function CategoriesView({ state, send }: CategoriesViewProps) {
  const { items, failure } = state.context
  const messages = useMessages(browsingMessages)
  return (
    <Page>
      <PageHeader lead={messages.whereToLook} title={messages.categories} />
      {state.matches('loading') && (
        <Skeleton count={6} label={messages.loadingCategories} of="lines" />
      )}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'collection.retry' })} />
      )}
      {state.matches('empty') && (
        <EmptyState drawing={<EmptyShelf />} sentence={messages.noCategories} />
      )}
      {state.matches('filled') && (
        <CategoryTiles
          renderBelow={({ _id, categoryName }) => (
            <CategoryChildren categoryId={_id} name={categoryName} />
          )}
          categories={categoriesIn(items)}
        />
      )}
    </Page>
  )
}
