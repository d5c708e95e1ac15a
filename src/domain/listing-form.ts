import {
  type Attribute,
  attributeErrors,
  type AttributeFieldName,
  attributeField,
  type AttributeTexts,
  attributeTexts,
  attributeValues,
} from './attribute.ts'
import { type ContactAudience, contactAudience } from './contact.ts'
import {
  ASKING_PRICES,
  CONDITIONS,
  CONTACT_LIMIT,
  DESCRIPTION_LIMIT,
  HIGHEST_RETAIL_PRICE,
  LOCATION_LIMIT,
  OLDEST_PURCHASE_YEAR,
  PRODUCT_NAME_LIMIT,
} from './constants.ts'
import { formFromDraft } from './form-draft.ts'
import { type FieldErrors, isValid } from './form.ts'
import { type Message, message } from './message.ts'
import { parseMoney } from './money.ts'

/** The value of a text, or the message that says what is wrong with it. */
type Reading<Value> = { value: Value } | { problem: Message }

type ListingField<Value> = {
  /** The message of an empty field; null where a listing may be without the value. */
  required: Message | null
  /** `thisYear`: the latest purchase year. */
  read: (text: string, thisYear: number) => Reading<Value>
}

/** Normalizes CRLF to LF: form submission turns LF into CRLF, which would change the length, as decomposed letters do. */
const trimmed = (text: string) => text.trim().replaceAll('\r\n', '\n').normalize('NFC')

const textUpTo =
  (limit: number, problem: Message) =>
  (text: string): Reading<string> =>
    trimmed(text).length > limit ? { problem } : { value: trimmed(text) }

/** An amount in US dollars within the bounds. */
function price(
  name: 'askingPrice' | 'retailPrice',
  { lowest, highest }: { lowest: number; highest: number },
): ListingField<number> {
  return {
    required: message(`${name}Required`),
    read: (text) => {
      const value = parseMoney(text)
      if (value === null) return { problem: message(`${name}Unreadable`) }
      if (value < lowest) return { problem: message(`${name}Low`) }
      return value > highest ? { problem: message(`${name}High`) } : { value }
    },
  }
}

function readYear(text: string, thisYear: number): Reading<number> {
  const value = /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN
  return value >= OLDEST_PURCHASE_YEAR && value <= thisYear
    ? { value }
    : { problem: message('purchaseYearBounds', { thisYear: String(thisYear) }) }
}

function readCondition(text: string): Reading<(typeof CONDITIONS)[number]> {
  const value = CONDITIONS.find((condition) => condition === text)
  return value === undefined ? { problem: message('conditionRequired') } : { value }
}

/**
 * The fields of a listing (rule L2) in the order of the form: the focus goes to the first invalid one. The server enforces
 * the same bounds. src/messages/listing.ts has their labels, and ListingFields.tsx their controls.
 */
const listingFields = {
  productName: {
    required: message('productNameRequired'),
    read: textUpTo(PRODUCT_NAME_LIMIT, message('productNameLimit')),
  },
  askingPrice: price('askingPrice', ASKING_PRICES),
  retailPrice: price('retailPrice', { lowest: 0.01, highest: HIGHEST_RETAIL_PRICE }),
  /** In percent of the asking price. A server without offers has none. */
  lowestOfferPercent: {
    required: null,
    read: (text: string): Reading<number | undefined> => ({
      value: text === '' ? undefined : Number(text),
    }),
  },
  productCondition: { required: message('conditionRequired'), read: readCondition },
  categoryId: {
    required: message('categoryRequired'),
    read: (text: string): Reading<string> => ({ value: text }),
  },
  purchaseYear: { required: message('purchaseYearRequired'), read: readYear },
  description: { required: null, read: textUpTo(DESCRIPTION_LIMIT, message('descriptionLimit')) },
  contact: {
    required: message('sellerContactRequired'),
    read: textUpTo(CONTACT_LIMIT, message('contactLimit')),
  },
  location: {
    required: message('locationRequired'),
    read: textUpTo(LOCATION_LIMIT, message('locationLimit')),
  },
} satisfies Record<string, ListingField<unknown>>

type Fields = typeof listingFields
export type ListingFieldName = keyof Fields
type ValueOf<Name extends ListingFieldName> = Extract<
  ReturnType<Fields[Name]['read']>,
  { value: unknown }
>['value']

/** Returns the names of a table's rows in their order. */
const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[]

export const listingFieldNames: readonly ListingFieldName[] = namesOf(listingFields)

/** A new product also asks who sees the contact; a draft forgets it, so that nothing is shown to more people unseen. */
export const newListingFieldNames = [...listingFieldNames, 'contactFor'] as const

/**
 * The values of the form's fields; the picture is handled separately. The form of a new product asks who sees the contact,
 * on a server where that can be chosen. The attributes of the category have fields of their own, and those of a category
 * that was chosen before keep their values.
 */
export type ListingForm = Record<ListingFieldName, string> &
  AttributeTexts & { contactFor?: string }

/** The values of some fields of a form. */
export type SomeFields = Partial<Omit<ListingForm, AttributeFieldName>> & AttributeTexts

/** Returns the names of the fields in the order of the form: those of the attributes follow the category. */
export const listingFieldOrder = (
  attributes: readonly Attribute[],
): readonly (ListingFieldName | AttributeFieldName)[] =>
  listingFieldNames.flatMap((name) =>
    name === 'categoryId' ? [name, ...attributes.map(({ key }) => attributeField(key))] : [name],
  )

/** Returns a form with the text of each field. */
export const formWith = (textOf: (name: ListingFieldName) => string): ListingForm =>
  Object.fromEntries(listingFieldNames.map((name) => [name, textOf(name)])) as ListingForm

export const emptyListingForm: ListingForm = formWith(() => '')

/** Returns a form with the text that a draft has for its fields and for those of attributes. */
export const listingFormFromDraft = (form: ListingForm, draft: unknown): ListingForm => ({
  ...formFromDraft(form, draft),
  ...attributeTexts(draft),
})

/** The parsed values of a valid form. Prices are US dollars. */
export type ListingDetails = {
  [Name in ListingFieldName as undefined extends ValueOf<Name> ? never : Name]: ValueOf<Name>
} & {
  [Name in ListingFieldName as undefined extends ValueOf<Name> ? Name : never]?: Exclude<
    ValueOf<Name>,
    undefined
  >
} & {
  /** The users who see the contact of the seller: an extension, left out where it is not. */
  contactFor?: ContactAudience
  /** The values of the attributes by key: an extension, left out where the category has none. */
  attributes?: Readonly<Record<string, string>>
}

/** Returns the value of each field, or its problem. */
function readAll<Name extends string>(
  fields: Readonly<Record<Name, ListingField<unknown>>>,
  form: Readonly<Record<NoInfer<Name>, string>>,
  thisYear: number,
): [Name, Reading<unknown>][] {
  return namesOf(fields).map((name) => {
    const { required, read } = fields[name]
    const isMissing = required !== null && form[name].trim() === ''
    return [name, isMissing ? { problem: required } : read(form[name], thisYear)]
  })
}

/** Returns the error of each invalid field (rule L2); `attributes` are those of the category. */
export function validateListing(
  form: ListingForm,
  thisYear: number,
  attributes: readonly Attribute[] = [],
): FieldErrors<ListingFieldName | AttributeFieldName> {
  const errors: FieldErrors<ListingFieldName | AttributeFieldName> = attributeErrors(
    form,
    attributes,
  )
  for (const [name, reading] of readAll(listingFields, form, thisYear)) {
    if ('problem' in reading) errors[name] = reading.problem
  }
  return errors
}

/** Returns the parsed values of a form; null when `validateListing` finds an error. */
export function parseListing(
  form: ListingForm,
  thisYear: number,
  attributes: readonly Attribute[] = [],
): ListingDetails | null {
  if (!isValid(attributeErrors(form, attributes))) return null
  const values: Record<string, unknown> = {}
  for (const [name, reading] of readAll(listingFields, form, thisYear)) {
    if ('problem' in reading) return null
    if (reading.value !== undefined) values[name] = reading.value
  }
  const contactFor = contactAudience(form.contactFor ?? '')
  // A valid form has the value of each row.
  const details = values as ListingDetails
  return {
    ...details,
    ...(contactFor !== undefined && { contactFor }),
    ...(attributes.length > 0 && { attributes: attributeValues(form, attributes) }),
  }
}

/** Returns the prices of a form as the text by which the machine remembers them. */
export const pricesIn = ({ askingPrice, retailPrice }: ListingForm): string =>
  `${parseMoney(askingPrice)}, ${parseMoney(retailPrice)}`

/** Returns the question about a retail price below the asking price, which is unusual and allowed. */
export function priceQuestion({ askingPrice, retailPrice }: ListingForm): Message | null {
  const asking = parseMoney(askingPrice)
  const retail = parseMoney(retailPrice)
  if (asking === null || retail === null || retail <= 0) return null
  return retail < asking ? message('retailBelowAsking') : null
}
