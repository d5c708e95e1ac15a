import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { Destination } from '../../domain/destinations.ts'
import { isUnreadable, type Listed, sortReadable } from '../../domain/listed.ts'
import type { TableChoice } from '../../domain/table.ts'
import { errorMessages } from '../../messages/error.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Confirmation, type RenderRemoval } from '../confirmation/ConfirmationView.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { GroupNote } from './GroupNote.tsx'
import { listedColumns } from '../table/listed-columns.tsx'
import { type OnTable, type RowsColumn, RowsTable } from '../table/RowsTable.tsx'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

/** The machine bindings that a list screen passes to its view. */
export type CollectionViewProps<Item> = {
  state: SnapshotFrom<CollectionMachine<Item>>
  send: (event: EventFrom<CollectionMachine<Item>>) => void
  /** The search, the order and the page of the list, which the address has. */
  table: TableChoice
  onTable: OnTable
  refusal: Refusal
  /** Without it, no removal asks for a reason. */
  renderRemoval?: RenderRemoval | undefined
}

type CollectionTexts = {
  title: string
  lead: string
  /** The loading label, such as 'Loading your orders'. */
  loading: string
  /** The table's caption, for screen readers only. */
  caption: string
  /** The title for a user to whom the server refuses the list (rule R11). */
  refused: string
}

/** One group of a list's items, to which the address limits the list. */
type ShownGroup<Item> = {
  /** The name of the group: 'To pay'. */
  label: string
  /** Shown when the group has no items. */
  none: string
  includes: (item: Item) => boolean
  /** The screen with all items. */
  all: Destination
}

export type CollectionPageProps<Item> = CollectionViewProps<Item> & {
  texts: CollectionTexts
  columns: readonly RowsColumn<Item>[]
  /** Returns the id that a confirmation uses as its subject. */
  rowKey: (item: Item) => string
  /** Sorts the rows; without it they have the order of the server. */
  compare?: (one: Item, other: Item) => number
  /** undefined: the list shows all items. */
  group?: ShownGroup<Item> | undefined
  /** The row that is busy while no confirmation is open. */
  busyKey?: string | undefined
  /** Rendered beside the title unless the list is empty. */
  actions?: ReactNode
  /** Rendered in place of an empty list. */
  empty: ReactNode
}

/** A dashboard page with a list, in each state of its collection, and its confirmation dialog. */
export function CollectionPage<Item>({
  state,
  send,
  table,
  onTable,
  refusal,
  texts: { title, lead, loading, caption, refused },
  columns,
  rowKey,
  compare,
  group,
  busyKey,
  actions,
  empty,
  renderRemoval,
}: CollectionPageProps<Item>) {
  const { items, failure, request } = state.context
  const { unreadableItem } = useMessages(errorMessages)
  const shown =
    group === undefined
      ? items
      : items.filter((item) => !isUnreadable(item) && group.includes(item))
  const keyOf = (item: Listed<Item>) => (isUnreadable(item) ? item._id : rowKey(item))
  const { confirmation } = state.children
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return <Refused failure={failure} onRetry={retry} refusal={refusal} title={refused} />
  }
  const hasPictures = columns.some(({ kind }) => kind === 'picture')
  // The focused element was in the row that is removed or has left the group, so the heading takes the focus.
  const isSubjectGone = request !== null && !shown.some((item) => keyOf(item) === request.subjectId)
  return (
    <Page>
      <PageHeader
        actions={state.matches('empty') ? undefined : actions}
        lead={lead}
        takesFocus={state.matches('loading') || isSubjectGone}
        title={title}
      />
      {state.matches('loading') && (
        <Skeleton count={4} label={loading} of={hasPictures ? 'table' : 'list'} />
      )}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {state.matches('empty') && empty}
      {state.matches('filled') && group !== undefined && (
        <GroupNote {...group} shown={shown.length} total={items.length} />
      )}
      {state.matches('filled') && (group === undefined || shown.length > 0) && (
        <RowsTable
          busyKey={state.matches({ filled: 'confirming' }) ? request?.subjectId : busyKey}
          caption={caption}
          columns={listedColumns(columns, unreadableItem)}
          rowKey={keyOf}
          rows={compare === undefined ? shown : sortReadable(shown, compare)}
          onTable={onTable}
          table={table}
        />
      )}
      {confirmation !== undefined && (
        <Confirmation actor={confirmation} renderRemoval={renderRemoval} />
      )}
    </Page>
  )
}
