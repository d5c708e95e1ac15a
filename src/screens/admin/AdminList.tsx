import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { createCollectionMachine } from '../../../machines/collection.machine.ts'
import type { tableMachine } from '../../../machines/table.machine.ts'
import { EmptyShelf } from '../../ui/artwork/EmptyShelf.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import type { Refusal } from '../error/useRefusal.ts'
import { type RowsColumn, RowsTable } from '../table/RowsTable.tsx'

type CollectionMachine<Item> = ReturnType<typeof createCollectionMachine<Item>>

/** What the screen of each of an admin's lists binds. */
export type AdminViewProps<Item> = {
  state: SnapshotFrom<CollectionMachine<Item>>
  send: (event: EventFrom<CollectionMachine<Item>>) => void
  table: SnapshotFrom<typeof tableMachine>
  sendTable: (event: EventFrom<typeof tableMachine>) => void
  refusal: Refusal
}

type AdminListProps<Item> = AdminViewProps<Item> & {
  title: string
  lead: ReactNode
  /** What the table holds: read out, not seen. */
  caption: string
  columns: readonly RowsColumn<Item>[]
  /** The id that a confirmation's subject has. */
  rowKey: (item: Item) => string
  emptySentence: string
}

/** A list that an admin works on, with the confirmation over it; whoever is no admin sees the refusal (rule R11). */
export function AdminList<Item>({
  state,
  send,
  table,
  sendTable,
  refusal,
  title,
  lead,
  caption,
  columns,
  rowKey,
  emptySentence,
}: AdminListProps<Item>) {
  const { items, failure, request } = state.context
  const { confirmation } = state.children
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return (
      <Refused
        failure={failure}
        onRetry={retry}
        refusal={refusal}
        title="This page is for an admin"
      />
    )
  }
  // What the focus was on is no longer there.
  const isSubjectGone =
    request !== null && !items.some((item) => rowKey(item) === request.subjectId)
  return (
    <Page>
      <PageHeader
        lead={lead}
        takesFocus={state.matches('loading') || isSubjectGone}
        title={title}
      />
      {state.matches('loading') && <Skeleton count={6} label={`Loading ${caption}`} of="table" />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
      {state.matches('empty') && <EmptyState drawing={<EmptyShelf />} sentence={emptySentence} />}
      {state.matches('filled') && (
        <RowsTable
          busyKey={state.matches({ filled: 'confirming' }) ? request?.subjectId : undefined}
          caption={title}
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
