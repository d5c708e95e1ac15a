import { CONTACT_LIMIT, HIGHEST_PRICE, LOCATION_LIMIT, OLDEST_PURCHASE_YEAR } from './constants.ts'
import { initialAppMessages } from './initial-messages.ts'
import { formatMoney } from './money.ts'

const highest = formatMoney(HIGHEST_PRICE)

/** The messages that machines use in addition to those of the specification. */
export const appMessages = {
  ...initialAppMessages,
  unreadableAttempt: "We couldn't read the details of an earlier payment.",
  lookWhetherPaid: "Before you pay, check in My Orders that it isn't already paid.",
  soldNotAdvertised: "It's sold, so it's no longer advertised.",
  notListed: "It's no longer listed.",
  // Order matters: when two templates match the same text, translation uses the first.
  askDeleteBooking: (product: string) => `Delete your booking for ${product}?`,
  askDeleteUnnamed: (id: string) => `Delete product ${id}?`,
  askDelete: (product: string) => `Delete ${product}?`,
  askRemoveBuyer: (name: string) => `Remove buyer ${name}?`,
  askRemoveSeller: (name: string) => `Remove seller ${name}?`,
  askVerifySeller: (name: string) => `Verify seller ${name}?`,
  delete: 'Delete',
  remove: 'Remove',
  verify: 'Verify',
  askingPriceUnreadable: 'Asking Price must be an amount such as 49.50',
  askingPriceLow: 'Asking Price must be more than $0',
  askingPriceHigh: `Asking Price must be at most ${highest}`,
  retailPriceUnreadable: 'Retail Price must be an amount such as 49.50',
  retailPriceLow: 'Retail Price must be more than $0',
  retailPriceHigh: `Retail Price must be at most ${highest}`,
  purchaseYearBounds: (thisYear: string) =>
    `Purchase year must be between ${OLDEST_PURCHASE_YEAR} and ${thisYear}`,
  contactLimit: `Contact Number must be at most ${CONTACT_LIMIT} characters`,
  locationLimit: `Location must be at most ${LOCATION_LIMIT} characters`,
  pictureEmpty: 'This file is empty. Please choose another one.',
  pictureUnreadable:
    'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  pictureTooLarge: 'This picture is larger than 8 MB. Please choose a smaller one.',
} as const
