import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { tableMachine } from '../../../machines/table.machine.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { type RowsColumn, RowsTable } from '../table/RowsTable.tsx'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

/** What the screen of a list of rows binds. */
export type CollectionViewProps<Item> = {
  state: SnapshotFrom<CollectionMachine<Item>>
  send: (event: EventFrom<CollectionMachine<Item>>) => void
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
  refusal: Refusal
}

type CollectionPageProps<Item> = CollectionViewProps<Item> & {
  title: string
  lead: ReactNode
  /** What is being waited for, as in 'Loading your orders'. */
  loading: string
  /** What the table holds: read out, not seen. */
  caption: string
  columns: readonly RowsColumn<Item>[]
  /** The id that a confirmation's subject has. */
  rowKey: (item: Item) => string
  /** A row that is being worked on while none is asked about. */
  busyKey?: string | undefined
  /** Beside the title, once there is something in the list. */
  actions?: ReactNode
  /** What stands there while there is nothing in the list. */
  empty: ReactNode
  /** The title that a user sees whom the server does not show the list (rule R11). */
  refusedTitle: string
}

/** A list of rows as a page of the dashboard, in each state of its collection, with the confirmation over it. */
export function CollectionPage<Item>({
  state,
  send,
  table,
  sendTable,
  refusal,
  title,
  lead,
  loading,
  caption,
  columns,
  rowKey,
  busyKey,
  actions,
  empty,
  refusedTitle,
}: CollectionPageProps<Item>) {
  const { items, failure, request } = state.context
  const { confirmation } = state.children
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return <Refused failure={failure} onRetry={retry} refusal={refusal} title={refusedTitle} />
  }
  const hasPictures = columns.some(({ kind }) => kind === 'picture')
  // What the focus was on is no longer there.
  const isSubjectGone =
    request !== null && !items.some((item) => rowKey(item) === request.subjectId)
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
      {state.matches('filled') && (
        <RowsTable
          busyKey={state.matches({ filled: 'confirming' }) ? request?.subjectId : busyKey}
          caption={caption}
          columns={columns}
          rowKey={rowKey}
          rows={items}
          sendTable={sendTable}
          table={table}
        />
      )}
      {confirmation !== undefined && <Confirmation actor={confirmation} />}
    </Page>
  )
}
