import { contactAudience } from './contact.ts'
import { type Message, message } from './message.ts'
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
import { type FieldErrors, isValid, requiredErrors } from './form.ts'
import type { Listing } from './listing.ts'
import { parseMoney } from './parse-money.ts'

export const emptyListingForm = {
  productName: '',
  askingPrice: '',
  lowestOfferPercent: '',
  retailPrice: '',
  productCondition: '',
  categoryId: '',
  purchaseYear: '',
  description: '',
  contact: '',
  location: '',
}

/**
 * The values of the form's fields; the picture is handled separately. A server without offers has no lowest one. The form of
 * a new product asks who sees the contact, on a server where that can be chosen.
 */
export type ListingForm = Record<keyof typeof emptyListingForm, string> & { contactFor?: string }

/** The parsed values of a valid form. */
export type ListingDetails = Pick<Listing, keyof ListingForm>

/** Returns the error of each invalid field (rule L2); the server enforces the same bounds. */
export function validateListing(
  form: ListingForm,
  thisYear: number,
): FieldErrors<keyof ListingForm> {
  const { productName, description, contact, location } = form
  const isYear = (year: number) => year >= OLDEST_PURCHASE_YEAR && year <= thisYear
  const missing = requiredErrors<
    Exclude<keyof typeof emptyListingForm, 'description' | 'lowestOfferPercent'>
  >(
    { ...form, productCondition: conditionIn(form) ?? '' },
    {
      productName: message('productNameRequired'),
      askingPrice: message('askingPriceRequired'),
      retailPrice: message('retailPriceRequired'),
      productCondition: message('conditionRequired'),
      categoryId: message('categoryRequired'),
      purchaseYear: message('purchaseYearRequired'),
      contact: message('sellerContactRequired'),
      location: message('locationRequired'),
    },
  )
  return {
    ...withoutNulls({
      productName: isLonger(productName, PRODUCT_NAME_LIMIT) ? message('productNameLimit') : null,
      askingPrice: priceProblem('askingPrice', form.askingPrice),
      retailPrice: priceProblem('retailPrice', form.retailPrice),
      purchaseYear: isYear(yearIn(form))
        ? null
        : message('purchaseYearBounds', { thisYear: String(thisYear) }),
      description: isLonger(description, DESCRIPTION_LIMIT) ? message('descriptionLimit') : null,
      contact: isLonger(contact, CONTACT_LIMIT) ? message('contactLimit') : null,
      location: isLonger(location, LOCATION_LIMIT) ? message('locationLimit') : null,
    }),
    ...missing,
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

/** Returns the parsed values of a form; null when `validateListing` finds an error. */
export function parseListing(form: ListingForm, thisYear: number): ListingDetails | null {
  const askingPrice = parseMoney(form.askingPrice)
  const retailPrice = parseMoney(form.retailPrice)
  const productCondition = conditionIn(form)
  const contactFor = contactAudience(form.contactFor ?? '')
  const isWrong = !isValid(validateListing(form, thisYear))
  if (isWrong || askingPrice === null || retailPrice === null || productCondition === undefined) {
    return null
  }
  return {
    productName: trimmed(form.productName),
    askingPrice,
    ...(form.lowestOfferPercent !== '' && { lowestOfferPercent: Number(form.lowestOfferPercent) }),
    retailPrice,
    productCondition,
    categoryId: form.categoryId,
    purchaseYear: yearIn(form),
    description: trimmed(form.description),
    contact: trimmed(form.contact),
    ...(contactFor !== undefined && { contactFor }),
    location: trimmed(form.location),
  }
}

function withoutNulls<Field extends string>(
  problems: Readonly<Record<Field, Message | null>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in problems) {
    const problem = problems[field]
    if (problem !== null) errors[field] = problem
  }
  return errors
}

const PRICES = {
  askingPrice: ASKING_PRICES,
  retailPrice: { lowest: 0.01, highest: HIGHEST_RETAIL_PRICE },
} as const

function priceProblem(field: 'askingPrice' | 'retailPrice', text: string): Message | null {
  const amount = parseMoney(text)
  if (amount === null) return message(`${field}Unreadable`)
  const { lowest, highest } = PRICES[field]
  if (amount < lowest) return message(`${field}Low`)
  return amount > highest ? message(`${field}High`) : null
}

/** Returns NaN when the text is not a four-digit year. */
function yearIn({ purchaseYear }: ListingForm): number {
  return /^\s*\d{4}\s*$/.test(purchaseYear) ? Number(purchaseYear) : Number.NaN
}

const conditionIn = ({ productCondition }: ListingForm) =>
  CONDITIONS.find((condition) => condition === productCondition)

/** Normalizes CRLF to LF: form submission turns LF into CRLF, which would change the length, as decomposed letters do. */
const trimmed = (text: string) => text.trim().replaceAll('\r\n', '\n').normalize('NFC')

const isLonger = (text: string, limit: number) => trimmed(text).length > limit
