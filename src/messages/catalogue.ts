import {
  ASKING_PRICES,
  CONTACT_LIMIT,
  HIGHEST_RETAIL_PRICE,
  LOCATION_LIMIT,
  OLDEST_PURCHASE_YEAR,
  SMALLEST_PICTURE,
} from '../domain/constants.ts'
import { formatMoney } from '../domain/money.ts'
import { frameAppMessages, frameSpecMessages } from './frame-catalogue.ts'
import { addEnglish } from './loadMessages.ts'

declare module '../domain/message.ts' {
  interface Register {
    catalogue: typeof specMessages & typeof appMessages
  }
}

const lowestAsking = formatMoney(ASKING_PRICES.lowest)
const highestAsking = formatMoney(ASKING_PRICES.highest)
const highestRetail = formatMoney(HIGHEST_RETAIL_PRICE)

/** The messages of the specification, verbatim, one line for each entry of its catalogue. */
export const specMessages = {
  ...frameSpecMessages,
  loginFirst: 'Please Login first.',
  booked: ({ product }: { product: string }) =>
    `Your booking for ${product} has been added successfully.`,
  bookingRemoved: 'Your booking has been removed',
  paid: 'Your payment was processed successfully',
  transactionId: ({ id }: { id: string }) => `Your transaction id: ${id}`,
  loginAsBuyer: 'Please Login as a buyer.',
  bookAgain: 'If you want you can book again.',
  errorTryAgain: 'Sorry! An error occurred. Please try again.',
  contactRequired: 'Your Contact Number is required',
  meetingLocationRequired: 'The meeting location is required',
  noProductsInCategory: 'Sorry, no products were found in this category.',
  reported: 'The item has been reported.\n Thank you for Your Concern.',
  imageRequired: 'Product Image is Required',
  productNameRequired: 'Product Name is required',
  productNameLimit: 'Product Name must be less than 48 characters',
  askingPriceRequired: 'Asking Price is required',
  retailPriceRequired: 'Retail Price is required',
  conditionRequired: 'Product Condition is required',
  categoryRequired: 'Product category is required',
  purchaseYearRequired: 'Purchase year is required',
  descriptionLimit: 'Description must be less than 500 characters',
  sellerContactRequired: 'Contact Number is required',
  locationRequired: 'Location is required',
  productAdded: 'Your product was added successfully',
  productNotAdded: 'Sorry! Something unexpected happened. Please try again.',
  noProductsYet:
    'Your have not yet added any product or your products have been already bought. Please check My Buyers page.',
  noBuyersYet: "Your products haven't been sold yet.",
  noReports: 'No reports were found.',
  advertised: 'Your product is now being advertised.',
  deleteProduct: "Warning! Deleted product can't be recovered",
  productRemoved: 'Your product has been removed',
  reportedProductRemoved: 'Reported product has been removed',
  removeBuyer: 'Warning! Removed buyer cannot be recovered.',
  buyerRemoved: 'The buyer has been removed successfully.',
  verifySeller: 'Verified seller will appear more trustworthy.',
  sellerVerified: 'The seller has been verified successfully.',
  removeSeller: 'Warning! Removing seller will remove all his available product.',
  sellerRemoved: 'The seller has been removed successfully.',
  adminError: 'An error occurred. Please check browser console.',
} as const

/** The other messages that machines, domain and services send. */
export const appMessages = {
  ...frameAppMessages,
  unreadableAttempt: "We couldn't read the details of an earlier payment.",
  lookWhetherPaid: "Before you pay, check in My Orders that it isn't already paid.",
  soldNotAdvertised: "It's sold, so it's no longer advertised.",
  notListed: "It's no longer listed.",
  askDeleteBooking: ({ product }: { product: string }) => `Delete your booking for ${product}?`,
  askDeleteUnnamed: ({ id }: { id: string }) => `Delete product ${id}?`,
  removeSavedSearch: 'You will no longer see what is new in it.',
  askDelete: ({ product }: { product: string }) => `Delete ${product}?`,
  askRemoveBuyer: ({ name }: { name: string }) => `Remove buyer ${name}?`,
  askRemoveSeller: ({ name }: { name: string }) => `Remove seller ${name}?`,
  askVerifySeller: ({ name }: { name: string }) => `Verify seller ${name}?`,
  askDismiss: ({ product }: { product: string }) => `Dismiss the report of ${product}?`,
  dismissedStays: 'The item stays as it is.',
  dismiss: 'Dismiss',
  reportDismissed: 'The report is dismissed. The item stays as it is.',
  delete: 'Delete',
  remove: 'Remove',
  verify: 'Verify',
  askingPriceUnreadable: 'Asking Price must be an amount such as 49.50',
  askingPriceLow: `Asking Price must be at least ${lowestAsking}`,
  askingPriceHigh: `Asking Price must be at most ${highestAsking}`,
  retailPriceUnreadable: 'Retail Price must be an amount such as 49.50',
  retailPriceLow: 'Retail Price must be more than $0',
  retailPriceHigh: `Retail Price must be at most ${highestRetail}`,
  purchaseYearBounds: ({ thisYear }: { thisYear: string }) =>
    `Purchase year must be between ${OLDEST_PURCHASE_YEAR} and ${thisYear}`,
  phoneInvalid:
    "This isn't a valid phone number. If it's from another country, start with the country code, e.g. +46 70 123 45 67.",
  retailBelowAsking:
    'The price when new is lower than yours. Is that right? If it is, press Add product again.',
  contactLimit: `Contact Number must be at most ${CONTACT_LIMIT} characters`,
  locationLimit: `Location must be at most ${LOCATION_LIMIT} characters`,
  pictureEmpty: 'This file is empty. Please choose another one.',
  pictureUnreadable:
    'This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
  pictureBlocks: ({ place }: { place: string }) =>
    `Picture ${place} can't be used. Remove it, or choose another one.`,
  pictureNotCropped: "We can't crop this picture. You can keep it as it is.",
  pictureTooLarge: 'This picture is larger than 50 MB. Please choose a smaller one.',
  pictureTooSmall: `This picture is too small. Choose one that is at least ${SMALLEST_PICTURE} pixels wide or high.`,
  cardIncomplete: 'Your card details are incomplete.',
  cardNotAccepted: 'Your card was not accepted.',
  reasonRequired: 'Choose a reason.',
  reportedSoldStays: 'The report is closed. The item is sold, and stays.',
  itemRemoved: 'The item has been removed.',
  soldItemStays: 'The item is sold, and stays.',
  reportTakenBack: 'Your report has been taken back.',
  wordsRequired: 'Write a few words.',
  removalReasonRequired: 'Say why. They read it in the email.',
  orderTrackingRequired: 'Write the tracking number.',
  orderAmountRange: ({ min, max }: { min: string; max: string }) =>
    `Enter an amount from ${formatMoney(Number(min))} to ${formatMoney(Number(max))}.`,
  bookingNotAccepted: 'The booking was not accepted. Please try again.',
  searchRemoved: 'The search has been removed.',
  wishlistNotUpdated: "We couldn't update your wishlist.",
  wishlistThisPage: 'Saved until you close this page. Log in to keep it.',
  accountDeleted: 'Your account is deleted.',
  loggedOutEverywhere: 'You are logged out on every device.',
  productNotListed: 'The server did not list your product.',
} as const

export const english = { ...specMessages, ...appMessages }
addEnglish(english)
