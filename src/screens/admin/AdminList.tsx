import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { listsMessages } from '../../messages/lists.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CollectionPage, type CollectionPageProps } from '../collection/CollectionPage.tsx'

type AdminListProps<Item> = Omit<CollectionPageProps<Item>, 'texts' | 'empty'> & {
  texts: { title: string; lead: string; loading: string; empty: string }
}

/** A list for admins; other users see the refusal (rule R11). */
export function AdminList<Item>({ texts, ...list }: AdminListProps<Item>) {
  const { forAdmin } = useMessages(listsMessages)
  return (
    <CollectionPage
      {...list}
      empty={<EmptyState drawing={<EmptyShelf />} sentence={texts.empty} />}
      texts={{ ...texts, caption: texts.title, refused: forAdmin }}
    />
  )
}
