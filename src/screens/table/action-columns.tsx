import { tableMessages } from '../../messages/table.ts'
import type { Locale } from '../../messages/locale.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { outdented } from './columns.css.ts'
import { columnHeader } from './columns.tsx'
import type { RowsColumn } from './RowsTable.tsx'

type RowAction<Row> = {
  /** The button's action, such as 'Delete'. */
  act: keyof (typeof tableMessages)['en']['acts']
  /** Returns the name that the button's accessible label adds. */
  nameOf: (row: Row) => string
  onAct: (row: Row) => void
}

/** Returns the column of an admin's irreversible action on a row. */
export function dangerColumn<Row>(
  locale: Locale,
  { act, nameOf, onAct }: RowAction<Row>,
): RowsColumn<Row> {
  const messages = locale.messagesFor(tableMessages).acts[act]
  return {
    key: act,
    header: messages.label,
    kind: 'actions',
    render: (row) => (
      <Button
        icon="bin"
        label={messages.of(nameOf(row))}
        onClick={() => onAct(row)}
        size="small"
        variant="danger"
      >
        {messages.label}
      </Button>
    ),
  }
}

type OwnAct<Row> = RowAction<Row> & {
  isOffered: (row: Row) => boolean
  /** Rendered where the action is not offered. */
  instead?: RowsColumn<Row>['render']
}

/** Returns the column of a user's action on their own rows. */
export function actionsColumn<Row>(locale: Locale, own: OwnAct<Row>): RowsColumn<Row> {
  const { act, nameOf, onAct, isOffered, instead = () => null } = own
  const messages = locale.messagesFor(tableMessages).acts[act]
  return {
    ...columnHeader(locale, 'actions'),
    kind: 'actions',
    render: (row) =>
      isOffered(row) ? (
        <span className={outdented}>
          <Button
            label={messages.of(nameOf(row))}
            onClick={() => onAct(row)}
            size="small"
            variant="quiet"
          >
            {messages.label}
          </Button>
        </span>
      ) : (
        instead(row)
      ),
  }
}
