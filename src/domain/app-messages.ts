import { CONTACT_LIMIT, HIGHEST_PRICE, LOCATION_LIMIT, OLDEST_PURCHASE_YEAR } from './constants.ts'
import { initialAppMessages } from './initial-messages.ts'
import { formatMoney } from './money.ts'

const highest = formatMoney(HIGHEST_PRICE)

/** The messages that machines use in addition to those of the specification. */
export const appMessages = {
  ...initialAppMessages,
  unreadableAttempt: 'What is left of an earlier payment here cannot be read.',
  lookWhetherPaid: 'Before you pay, look in My Orders whether it is paid already.',
  soldNotAdvertised: 'It is sold, so it is not advertised any more.',
  notListed: 'It is no longer listed.',
  // Order matters: when two templates match the same text, translation uses the first.
  askDeleteBooking: (product: string) => `Delete your booking of ${product}?`,
  askDeleteUnnamed: (id: string) => `Delete product ${id}?`,
  askDelete: (product: string) => `Delete ${product}?`,
  askRemoveBuyer: (name: string) => `Remove the buyer ${name}?`,
  askRemoveSeller: (name: string) => `Remove the seller ${name}?`,
  askVerifySeller: (name: string) => `Verify the seller ${name}?`,
  delete: 'Delete',
  remove: 'Remove',
  verify: 'Verify',
  askingPriceUnreadable: 'Asking Price must be dollars and cents, as in 49.50',
  askingPriceLow: 'Asking Price must be above $0',
  askingPriceHigh: `Asking Price must be at most ${highest}`,
  retailPriceUnreadable: 'Retail Price must be dollars and cents, as in 49.50',
  retailPriceLow: 'Retail Price must be above $0',
  retailPriceHigh: `Retail Price must be at most ${highest}`,
  purchaseYearBounds: (thisYear: string) =>
    `Purchase year must be a year from ${OLDEST_PURCHASE_YEAR} to ${thisYear}`,
  contactLimit: `Contact Number must be at most ${CONTACT_LIMIT} characters`,
  locationLimit: `Location must be at most ${LOCATION_LIMIT} characters`,
  pictureEmpty: 'This file is empty. Please choose another one.',
  pictureUnreadable:
    'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  pictureTooLarge: 'This picture is larger than 8 MB. Please choose a smaller one.',
} as const
