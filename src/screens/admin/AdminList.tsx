import type { ReactNode } from 'react'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { listsMessages } from '../../messages/lists.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { CollectionPage, type CollectionViewProps } from '../collection/CollectionPage.tsx'
import type { RowsColumn } from '../table/RowsTable.tsx'

type AdminListProps<Item> = CollectionViewProps<Item> & {
  title: string
  lead: ReactNode
  /** The loading label, such as 'Loading buyers'. */
  loading: string
  columns: readonly RowsColumn<Item>[]
  /** Returns the id that a confirmation uses as its subject. */
  rowKey: (item: Item) => string
  emptySentence: string
}

/** A list for admins; other users see the refusal (rule R11). */
export function AdminList<Item>({ emptySentence, ...list }: AdminListProps<Item>) {
  const { forAdmin } = useMessages(listsMessages)
  return (
    <CollectionPage
      {...list}
      caption={list.title}
      empty={<EmptyState drawing={<EmptyShelf />} sentence={emptySentence} />}
      refusedTitle={forAdmin}
    />
  )
}
