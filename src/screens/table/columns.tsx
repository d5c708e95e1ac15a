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

/** A column by its name, which it keeps in every language: a table stays in its order. */
export const named = (tongue: Tongue, column: Column) => ({
  key: column,
  header: tongue.wordsOf(tableWords).headers[column],
})

type Look<Row> = Partial<Omit<RowsColumn<Row>, 'key' | 'header' | 'textOf'>>

/** Words that are searched. */
export function textColumn<Row>(
  tongue: Tongue,
  column: Column,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return { ...named(tongue, column), textOf, render: textOf, ...look }
}

/** Words by which a table is also sorted. */
export function sortedColumn<Row>(
  tongue: Tongue,
  column: Column,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return textColumn(tongue, column, textOf, { sortBy: textOf, ...look })
}

const isNumber = (contact: string) => /^\+?[\d\s()./-]+$/.test(contact)

/** How somebody is reached: a telephone number keeps to one line, and an address gives way. */
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

/** An id, as the server gave it. */
export function idColumn<Row>(tongue: Tongue, idOf: (row: Row) => string): RowsColumn<Row> {
  return textColumn(tongue, 'id', idOf, {
    render: (row) => <span className={id}>{idOf(row)}</span>,
  })
}

/** A small picture, which the name beside it says in words; null where there is none to show. */
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

/** An amount in dollars; null where none is known, which comes before all others. */
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

/** The condition of a thing, which the server writes small. */
export function conditionColumn<Row>(
  tongue: Tongue,
  conditionOf: (row: Row) => string,
): RowsColumn<Row> {
  const words = (row: Row) => conditionWords(tongue, conditionOf(row))
  return textColumn(tongue, 'condition', words, {
    render: (row) => <span className={capitalised}>{words(row)}</span>,
  })
}

/** A long text, cut where the table would grow too high. */
export function descriptionColumn<Row>(
  tongue: Tongue,
  descriptionOf: (row: Row) => string,
  /** How many characters are shown of it. */
  length = 80,
): RowsColumn<Row> {
  return textColumn(tongue, 'description', descriptionOf, {
    kind: 'wide',
    render: (row) => <Excerpt length={length} text={descriptionOf(row)} />,
  })
}

type Act<Row> = {
  /** What the button does, as in 'Delete'. */
  act: keyof (typeof tableWords)['en']['acts']
  /** What a screen reader adds to it. */
  nameOf: (row: Row) => string
  onAct: (row: Row) => void
}

/** What an admin does to others, which cannot be undone. */
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
  /** What stands where the act is not offered. */
  instead?: RowsColumn<Row>['render']
}

/** What a user does to his own. */
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
