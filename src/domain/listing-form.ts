import {
  CONDITIONS,
  CONTACT_LIMIT,
  DESCRIPTION_LIMIT,
  HIGHEST_PRICE,
  LOCATION_LIMIT,
  OLDEST_PURCHASE_YEAR,
  PRODUCT_NAME_LIMIT,
} from './constants.ts'
import { type FieldErrors, requiredErrors } from './form.ts'
import type { Listing } from './listing.ts'
import { messages } from './messages.ts'
import { readMoney } from './money.ts'
import { ownSentences } from './own-sentences.ts'

/** The values of the form's fields; the picture is handled separately. */
export type ListingForm = Record<
  | 'productName'
  | 'askingPrice'
  | 'retailPrice'
  | 'productCondition'
  | 'categoryId'
  | 'purchaseYear'
  | 'description'
  | 'contact'
  | 'location',
  string
>

/** The parsed values of a valid form. */
export type ListingDetails = Pick<Listing, keyof ListingForm>

export const emptyListingForm: ListingForm = {
  productName: '',
  askingPrice: '',
  retailPrice: '',
  productCondition: '',
  categoryId: '',
  purchaseYear: '',
  description: '',
  contact: '',
  location: '',
}

/** Returns the error of each invalid field (rule L2); the server enforces the same bounds. */
export function listingErrors(form: ListingForm, thisYear: number): FieldErrors<keyof ListingForm> {
  const { productName, description, contact, location } = form
  const isYear = (year: number) => year >= OLDEST_PURCHASE_YEAR && year <= thisYear
  const missing = requiredErrors<Exclude<keyof ListingForm, 'description'>>(
    { ...form, productCondition: conditionIn(form) ?? '' },
    {
      productName: messages.productNameRequired,
      askingPrice: messages.askingPriceRequired,
      retailPrice: messages.retailPriceRequired,
      productCondition: messages.conditionRequired,
      categoryId: messages.categoryRequired,
      purchaseYear: messages.purchaseYearRequired,
      contact: messages.sellerContactRequired,
      location: messages.locationRequired,
    },
  )
  return {
    ...said({
      productName: isLonger(productName, PRODUCT_NAME_LIMIT) ? messages.productNameLimit : null,
      askingPrice: priceProblem('askingPrice', form.askingPrice),
      retailPrice: priceProblem('retailPrice', form.retailPrice),
      purchaseYear: isYear(yearIn(form)) ? null : ownSentences.purchaseYearBounds(String(thisYear)),
      description: isLonger(description, DESCRIPTION_LIMIT) ? messages.descriptionLimit : null,
      contact: isLonger(contact, CONTACT_LIMIT) ? ownSentences.contactLimit : null,
      location: isLonger(location, LOCATION_LIMIT) ? ownSentences.locationLimit : null,
    }),
    ...missing,
  }
}

/** Returns the parsed values of a form; null when `listingErrors` finds an error. */
export function detailsOf(form: ListingForm, thisYear: number): ListingDetails | null {
  const askingPrice = readMoney(form.askingPrice)
  const retailPrice = readMoney(form.retailPrice)
  const productCondition = conditionIn(form)
  const isWrong = Object.keys(listingErrors(form, thisYear)).length > 0
  if (isWrong || askingPrice === null || retailPrice === null || productCondition === undefined) {
    return null
  }
  return {
    productName: trimmed(form.productName),
    askingPrice,
    retailPrice,
    productCondition,
    categoryId: form.categoryId,
    purchaseYear: yearIn(form),
    description: trimmed(form.description),
    contact: trimmed(form.contact),
    location: trimmed(form.location),
  }
}

/** Returns true when all fields are equal. */
export function isSameListing(one: ListingDetails, other: ListingDetails): boolean {
  return (Object.keys(one) as (keyof ListingDetails)[]).every(
    (field) => one[field] === other[field],
  )
}

function said<Field extends string>(
  problems: Readonly<Record<Field, string | null>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in problems) {
    const problem = problems[field]
    if (problem !== null) errors[field] = problem
  }
  return errors
}

function priceProblem(field: 'askingPrice' | 'retailPrice', text: string): string | null {
  const amount = readMoney(text)
  if (amount === null) return ownSentences[`${field}Unreadable`]
  if (amount <= 0) return ownSentences[`${field}Low`]
  return amount > HIGHEST_PRICE ? ownSentences[`${field}High`] : null
}

/** Returns NaN when the text is not a four-digit year. */
function yearIn({ purchaseYear }: ListingForm): number {
  return /^\s*\d{4}\s*$/.test(purchaseYear) ? Number(purchaseYear) : Number.NaN
}

const conditionIn = ({ productCondition }: ListingForm) =>
  CONDITIONS.find((condition) => condition === productCondition)

/** Normalizes CRLF to LF: form submission turns LF into CRLF, which would change the length. */
const trimmed = (text: string) => text.trim().replaceAll('\r\n', '\n')

const isLonger = (text: string, limit: number) => trimmed(text).length > limit
