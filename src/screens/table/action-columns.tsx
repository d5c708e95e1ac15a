import type { ComponentProps } from 'react'
import { tableMessages } from '../../messages/lists.ts'
import type { Locale } from '../../messages/locale.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { outdented } from './RowsTable.css.ts'
import { columnHeader } from './columns.tsx'
import type { RowsColumn } from './RowsTable.tsx'

type Removal<Row> = {
  /** The button's action, which is also the column's header unless `column` names another. */
  act: keyof (typeof tableMessages)['en']['acts']
  column?: 'actions'
  /** Returns the name that the button's accessible label adds. */
  nameOf: (row: Row) => string
  onAct: (row: Row) => void
  isOffered?: (row: Row) => boolean
  /** Rendered where the action is not offered. */
  instead?: RowsColumn<Row>['render']
  /** Rendered below the button: other actions on the row. */
  renderOthers?: RowsColumn<Row>['render'] | undefined
}

type RowButtonProps = Pick<ComponentProps<typeof Button>, 'label' | 'onClick' | 'children' | 'icon'>

/** A quiet button in a row. */
export const RowButton = (button: RowButtonProps) => (
  <span className={outdented}>
    <Button {...button} size="small" variant="quiet" />
  </span>
)

/**
 * Returns the column that deletes or removes a row. The button is quiet, because every row has one; the confirmation
 * dialog's button is red.
 */
export function removalColumn<Row>(
  locale: Locale,
  {
    act,
    column,
    nameOf,
    onAct,
    isOffered = () => true,
    instead = () => null,
    renderOthers,
  }: Removal<Row>,
): RowsColumn<Row> {
  const messages = locale.messagesFor(tableMessages).acts[act]
  const removal = (row: Row) => (
    <RowButton icon="bin" label={messages.of(nameOf(row))} onClick={() => onAct(row)}>
      {messages.label}
    </RowButton>
  )
  return {
    ...(column === undefined ? { key: act, header: messages.label } : columnHeader(locale, column)),
    kind: 'actions',
    render: (row) =>
      isOffered(row) ? (
        renderOthers === undefined ? (
          removal(row)
        ) : (
          <Stack align="start" gap="none">
            {removal(row)}
            {renderOthers(row)}
          </Stack>
        )
      ) : (
        instead(row)
      ),
  }
}
