import {
  coerce,
  defaulted,
  enums,
  type Infer,
  integer,
  max,
  min,
  number,
  string,
} from 'superstruct'
import type { Selectable } from 'kysely'
import type { DB } from '../database/tables.ts'
import {
  ExactDollars,
  filledText,
  linesOfText,
  phoneText,
  PlainText,
  toCents,
  toDollars,
} from '../http/decode.ts'
import type { AnyStruct } from '../http/json-schema.ts'
import { LOWEST_OFFERS } from './listing.ts'

const OLDEST_YEAR = 1900
/** A price that a card can pay at once, in US dollars. */
const AskingPrice = max(min(ExactDollars, 0.5), 999_999.99)

/** A year from 1900, as a number or as the text that a form sends. */
const Year = coerce(min(integer(), OLDEST_YEAR), string(), (text) =>
  /^\s*\d{4}\s*$/.test(text) ? Number(text) : text,
)

type Field = {
  column: keyof DB['products']
  /** The value in a request. */
  struct: AnyStruct
  /** The value of a new listing without the field, which is otherwise required. */
  fallback?: unknown
  /** The value in the answer of a product; null for a field that the listing of the seller alone has. */
  answer: AnyStruct | null
  /** The column has cents, and the value US dollars. */
  isMoney?: true
}

/** The fields of a listing by their names in requests and answers. */
const listingFields = {
  productName: { column: 'name', struct: filledText(48), answer: string() },
  askingPrice: {
    column: 'asking_price_cents',
    struct: AskingPrice,
    answer: number(),
    isMoney: true,
  },
  retailPrice: {
    column: 'retail_price_cents',
    struct: ExactDollars,
    answer: number(),
    isMoney: true,
  },
  lowestOfferPercent: {
    column: 'lowest_offer_percent',
    struct: enums(LOWEST_OFFERS),
    fallback: LOWEST_OFFERS[0],
    answer: null,
  },
  productCondition: {
    column: 'condition',
    struct: enums(['excellent', 'good', 'fair']),
    answer: string(),
  },
  categoryId: { column: 'category_id', struct: PlainText, answer: string() },
  purchaseYear: { column: 'purchase_year', struct: Year, answer: integer() },
  description: {
    column: 'description',
    struct: linesOfText(500),
    fallback: '',
    answer: string(),
  },
  contact: { column: 'contact', struct: phoneText(), answer: string() },
  location: { column: 'location', struct: filledText(200), answer: string() },
} as const satisfies Readonly<Record<string, Field>>

type Fields = typeof listingFields
type Name = keyof Fields
type AnsweredName = { [N in Name]: Fields[N]['answer'] extends null ? never : N }[Name]
type Column = Fields[Name]['column']

/** The values of the fields, as a request has them. Prices are US dollars. */
export type ListingValues = { [N in Name]: Infer<Fields[N]['struct']> }

type Row = Pick<Selectable<DB['products']>, Column>

type NamedField = Field & { name: string; column: Column }

const rows: readonly NamedField[] = Object.entries(listingFields).map(([name, field]) => ({
  ...field,
  name,
}))

const tableOf = <Value>(valueOf: (field: NamedField) => Value, among = rows) =>
  Object.fromEntries(among.map((field) => [field.name, valueOf(field)]))

const answered = rows.filter(({ answer }) => answer !== null)

/** The structs of a request. */
export const requestStructs = tableOf(({ struct }) => struct) as {
  [N in Name]: Fields[N]['struct']
}

/** The structs of a request for a new listing. */
export const newListingStructs = tableOf(({ struct, fallback }) =>
  fallback === undefined ? struct : defaulted(struct, fallback),
) as typeof requestStructs

/** The structs of an answer with the product. */
export const answerStructs = tableOf(({ answer }) => answer, answered) as {
  [N in AnsweredName]: NonNullable<Fields[N]['answer']>
}

/** The columns of the fields that an answer with the product has. */
export const answeredColumns = answered.map(
  ({ column }) => column,
) as Fields[AnsweredName]['column'][]

/** The columns of all fields. */
export const listingColumns = rows.map(({ column }) => column)

const valueIn = (row: Partial<Row>, { column, isMoney }: NamedField) =>
  isMoney ? toDollars(Number(row[column])) : row[column]

/** Returns the fields of a row. */
export const listingValues = (row: Row) => tableOf((field) => valueIn(row, field)) as ListingValues

/** Returns the fields of a row that an answer with the product has. */
export const productFields = (row: Pick<Row, Fields[AnsweredName]['column']>) =>
  tableOf((field) => valueIn(row, field), answered) as {
    [N in AnsweredName]: Infer<NonNullable<Fields[N]['answer']>>
  }

/** Returns the columns that store the fields. */
export function columnsOf(values: ListingValues): Row {
  const given: Readonly<Record<string, unknown>> = values
  return Object.fromEntries(
    rows.map(({ name, column, isMoney }) => [
      column,
      isMoney ? toCents(Number(given[name])) : given[name],
    ]),
  ) as Row
}
