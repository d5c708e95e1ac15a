import type { ReactNode } from 'react'
import type { Product } from '../../domain/product.ts'
import { Excerpt } from '../../ui/Excerpt/Excerpt.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { conditionLabel } from '../../messages/product.ts'
import { tableMessages } from '../../messages/lists.ts'
import type { Locale } from '../../messages/locale.ts'
import { capitalised, email as emailStyle, id, phone, picture } from './RowsTable.css.ts'
import type { RowsColumn } from './RowsTable.tsx'

export type ColumnName = keyof (typeof tableMessages)['en']['headers']

/** Returns a column's key and header. The key is the same in every language, so a table keeps its sort order. */
export const columnHeader = (locale: Locale, column: ColumnName) => ({
  key: column,
  header: locale.messagesFor(tableMessages).headers[column],
})

type Look<Row> = Partial<Omit<RowsColumn<Row>, 'key' | 'header' | 'textOf'>>

/** Returns a searchable text column. */
export function textColumn<Row>(
  locale: Locale,
  column: ColumnName,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return { ...columnHeader(locale, column), textOf, render: textOf, ...look }
}

/** Returns a searchable and sortable text column. */
export function sortedColumn<Row>(
  locale: Locale,
  column: ColumnName,
  textOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return textColumn(locale, column, textOf, { sortBy: textOf, ...look })
}

/** Returns an e-mail address that breaks only where a line cannot hold it. */
export const emailText = (email: string): ReactNode => <bdi className={emailStyle}>{email}</bdi>

/** Returns a searchable and sortable column of e-mail addresses. */
export function emailColumn<Row>(
  locale: Locale,
  column: ColumnName,
  emailOf: (row: Row) => string,
  look: Look<Row> = {},
): RowsColumn<Row> {
  return sortedColumn(locale, column, emailOf, {
    kind: 'address',
    render: (row) => emailText(emailOf(row)),
    ...look,
  })
}

const isNumber = (contact: string) => /^\+?[\d\s()./-]+$/.test(contact)

/** Returns the contact column: a telephone number wraps only where the table is tight, and an address anywhere. */
export function contactColumn<Row>(
  locale: Locale,
  contactOf: (row: Row) => string,
): RowsColumn<Row> {
  return textColumn(locale, 'contact', contactOf, {
    render: (row) => {
      const contact = contactOf(row)
      return isNumber(contact) ? <bdi className={phone}>{contact}</bdi> : contact
    },
  })
}

/** Returns a column of server ids. */
export function idColumn<Row>(locale: Locale, idOf: (row: Row) => string): RowsColumn<Row> {
  return textColumn(locale, 'id', idOf, {
    render: (row) => <span className={id}>{idOf(row)}</span>,
  })
}

/** Returns a thumbnail column. Its `alt` is empty, since the column beside it holds the name; null renders nothing. */
export function pictureColumn<Row>(
  locale: Locale,
  pictureOf: (row: Row) => Pick<Product, 'image' | 'imageSources'> | null,
): RowsColumn<Row> {
  return {
    ...columnHeader(locale, 'picture'),
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
  locale: Locale,
  column: ColumnName,
  amountOf: (row: Row) => number | null,
): RowsColumn<Row> {
  const words = (row: Row) => {
    const amount = amountOf(row)
    return amount === null ? '' : locale.formatMoney(amount)
  }
  return sortedColumn(locale, column, words, { align: 'end', sortBy: (row) => amountOf(row) ?? 0 })
}

/** Returns the condition column. The server sends conditions in lower case. */
export function conditionColumn<Row>(
  locale: Locale,
  conditionOf: (row: Row) => string,
): RowsColumn<Row> {
  const words = (row: Row) => conditionLabel(locale, conditionOf(row))
  return textColumn(locale, 'condition', words, {
    render: (row) => <span className={capitalised}>{words(row)}</span>,
  })
}

/** Returns a column of long texts, cut so that rows do not grow too high. */
export function descriptionColumn<Row>(
  locale: Locale,
  descriptionOf: (row: Row) => string,
  /** The number of characters that are shown. */
  length = 80,
): RowsColumn<Row> {
  return textColumn(locale, 'description', descriptionOf, {
    kind: 'wide',
    render: (row) => <Excerpt length={length} text={descriptionOf(row)} />,
  })
}
