import type { Product } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { conditionWords } from '../../words/product.ts'
import { tableWords } from '../../words/table.ts'
import type { Tongue } from '../../words/tongue.ts'
import { capitalised, id, outdented, picture, unbroken } from './columns.css.ts'
import type { RowsColumn } from './RowsTable.tsx'

export type Column = keyof (typeof tableWords)['en']['headers']

/** Returns a column's key and header. The key is the same in every language, so a table keeps its sort order. */
export const named = (tongue: Tongue, column: Column) => ({
  key: column,
  header: tongue.wordsOf(tableWords).headers[column],
})

type Look<Row> = Partial<Omit<RowsColumn<Row>, 'key' | 'header' | 'textOf'>>

/** Returns a searchable text column. */
export function textColumn<Row>(
  tongue: Tongue,
  column: Column,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return { ...named(tongue, column), textOf, render: textOf, ...look }
}

/** Returns a searchable and sortable text column. */
export function sortedColumn<Row>(
  tongue: Tongue,
  column: Column,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return textColumn(tongue, column, textOf, { sortBy: textOf, ...look })
}

const isNumber = (contact: string) => /^\+?[\d\s()./-]+$/.test(contact)

/** Returns the contact column: a telephone number does not wrap, and an address does. */
export function contactColumn<Row>(
  tongue: Tongue,
  contactOf: (row: Row) => string,
): RowsColumn<Row> {
  return textColumn(tongue, 'contact', contactOf, {
    render: (row) => {
      const contact = contactOf(row)
      return isNumber(contact) ? <bdi className={unbroken}>{contact}</bdi> : contact
    },
  })
}

/** Returns a column of server ids. */
export function idColumn<Row>(tongue: Tongue, idOf: (row: Row) => string): RowsColumn<Row> {
  return textColumn(tongue, 'id', idOf, {
    render: (row) => <span className={id}>{idOf(row)}</span>,
  })
}

/** Returns a thumbnail column. Its `alt` is empty, since the column beside it holds the name; null renders nothing. */
export function pictureColumn<Row>(
  tongue: Tongue,
  pictureOf: (row: Row) => Pick<Product, 'image' | 'imageSources'> | null,
): RowsColumn<Row> {
  return {
    ...named(tongue, 'picture'),
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

/** Returns a column of amounts in dollars; null is an unknown amount and sorts as 0. */
export function moneyColumn<Row>(
  tongue: Tongue,
  column: Column,
  amountOf: (row: Row) => number | null,
): RowsColumn<Row> {
  const words = (row: Row) => {
    const amount = amountOf(row)
    return amount === null ? '' : tongue.money(amount)
  }
  return sortedColumn(tongue, column, words, { align: 'end', sortBy: (row) => amountOf(row) ?? 0 })
}

/** Returns the condition column. The server sends conditions in lower case. */
export function conditionColumn<Row>(
  tongue: Tongue,
  conditionOf: (row: Row) => string,
): RowsColumn<Row> {
  const words = (row: Row) => conditionWords(tongue, conditionOf(row))
  return textColumn(tongue, 'condition', words, {
    render: (row) => <span className={capitalised}>{words(row)}</span>,
  })
}

/** Returns a column of long texts, cut so that rows do not grow too high. */
export function descriptionColumn<Row>(
  tongue: Tongue,
  descriptionOf: (row: Row) => string,
  /** The number of characters that are shown. */
  length = 80,
): RowsColumn<Row> {
  return textColumn(tongue, 'description', descriptionOf, {
    kind: 'wide',
    render: (row) => <Excerpt length={length} text={descriptionOf(row)} />,
  })
}

type Act<Row> = {
  /** The button's action, such as 'Delete'. */
  act: keyof (typeof tableWords)['en']['acts']
  /** Returns the name that the button's accessible label adds. */
  nameOf: (row: Row) => string
  onAct: (row: Row) => void
}

/** Returns the column of an admin's irreversible action on a row. */
export function dangerColumn<Row>(
  tongue: Tongue,
  { act, nameOf, onAct }: Act<Row>,
): RowsColumn<Row> {
  const words = tongue.wordsOf(tableWords).acts[act]
  return {
    key: act,
    header: words.label,
    kind: 'actions',
    render: (row) => (
      <Button
        icon="bin"
        label={words.of(nameOf(row))}
        onClick={() => onAct(row)}
        size="small"
        variant="danger"
      >
        {words.label}
      </Button>
    ),
  }
}

type OwnAct<Row> = Act<Row> & {
  isOffered: (row: Row) => boolean
  /** Rendered where the action is not offered. */
  instead?: RowsColumn<Row>['render']
}

/** Returns the column of a user's action on their own rows. */
export function actionsColumn<Row>(tongue: Tongue, own: OwnAct<Row>): RowsColumn<Row> {
  const { act, nameOf, onAct, isOffered, instead = () => null } = own
  const words = tongue.wordsOf(tableWords).acts[act]
  return {
    ...named(tongue, 'actions'),
    kind: 'actions',
    render: (row) =>
      isOffered(row) ? (
        <span className={outdented}>
          <Button
            label={words.of(nameOf(row))}
            onClick={() => onAct(row)}
            size="small"
            variant="quiet"
          >
            {words.label}
          </Button>
        </span>
      ) : (
        instead(row)
      ),
  }
}
