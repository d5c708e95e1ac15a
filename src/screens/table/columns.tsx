import { formatMoney } from '../../domain/money.ts'
import type { Product } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { capitalised, id, outdented, picture } from './columns.css.ts'
import type { RowsColumn } from './RowsTable.tsx'

type Look<Row> = Partial<Omit<RowsColumn<Row>, 'key' | 'header' | 'textOf'>>

/** Words that are searched. */
export function textColumn<Row>(
  header: string,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return { key: header, header, textOf, render: textOf, ...look }
}

/** Words by which a table is also sorted. */
export function sortedColumn<Row>(
  header: string,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return textColumn(header, textOf, { sortBy: textOf, ...look })
}

/** An id, as the server gave it. */
export function idColumn<Row>(idOf: (row: Row) => string): RowsColumn<Row> {
  return textColumn('id', idOf, { render: (row) => <span className={id}>{idOf(row)}</span> })
}

/** A small picture, which the name beside it says in words; null where there is none to show. */
export function pictureColumn<Row>(
  pictureOf: (row: Row) => Pick<Product, 'image' | 'imageSources'> | null,
): RowsColumn<Row> {
  return {
    key: 'Picture',
    header: 'Picture',
    kind: 'picture',
    render: (row) => {
      const shown = pictureOf(row)
      return (
        shown && (
          <div className={picture}>
            <Picture alt="" sizes="6rem" sources={shown.imageSources} src={shown.image} />
          </div>
        )
      )
    },
  }
}

/** An amount in dollars; null where none is known, which comes before all others. */
export function moneyColumn<Row>(
  header: string,
  amountOf: (row: Row) => number | null,
): RowsColumn<Row> {
  const words = (row: Row) => {
    const amount = amountOf(row)
    return amount === null ? '' : formatMoney(amount)
  }
  return sortedColumn(header, words, { align: 'end', sortBy: (row) => amountOf(row) ?? 0 })
}

/** The condition of a thing, which the server writes small. */
export function conditionColumn<Row>(conditionOf: (row: Row) => string): RowsColumn<Row> {
  return textColumn('Condition', conditionOf, {
    render: (row) => <span className={capitalised}>{conditionOf(row)}</span>,
  })
}

/** A long text, cut where the table would grow too high. */
export function descriptionColumn<Row>(
  descriptionOf: (row: Row) => string,
  /** How many characters are shown of it. */
  length = 80,
): RowsColumn<Row> {
  return textColumn('Description', descriptionOf, {
    kind: 'wide',
    render: (row) => <Excerpt length={length} text={descriptionOf(row)} />,
  })
}

type Act<Row> = {
  /** The word on the button, as in 'Delete'. */
  act: string
  /** What a screen reader adds to it. */
  nameOf: (row: Row) => string
  onAct: (row: Row) => void
}

/** What an admin does to others, which cannot be undone. */
export function dangerColumn<Row>({ act, nameOf, onAct }: Act<Row>): RowsColumn<Row> {
  return {
    key: act,
    header: act,
    kind: 'actions',
    render: (row) => (
      <Button
        icon="bin"
        label={`${act} ${nameOf(row)}`}
        onClick={() => onAct(row)}
        size="small"
        variant="danger"
      >
        {act}
      </Button>
    ),
  }
}

type OwnAct<Row> = Act<Row> & {
  isOffered: (row: Row) => boolean
  /** What stands where the act is not offered. */
  instead?: RowsColumn<Row>['render']
}

/** What a user does to his own. */
export function actionsColumn<Row>(own: OwnAct<Row>): RowsColumn<Row> {
  const { act, nameOf, onAct, isOffered, instead = () => null } = own
  return {
    key: 'Actions',
    header: 'Actions',
    kind: 'actions',
    render: (row) =>
      isOffered(row) ? (
        <span className={outdented}>
          <Button
            label={`${act} ${nameOf(row)}`}
            onClick={() => onAct(row)}
            size="small"
            variant="quiet"
          >
            {act}
          </Button>
        </span>
      ) : (
        instead(row)
      ),
  }
}
