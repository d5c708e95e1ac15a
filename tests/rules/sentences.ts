/**
 * The app's messages, to the letter, with the names and amounts of the scripted server's data.
 * tests/screens/sentences.test.tsx shows each of them on the screen. The messages that src/messages/catalogue.ts also has
 * use the same keys.
 */
export const sentences = {
  // Success.
  reported: 'The item has been reported.\n Thank you for Your Concern.',
  booked: 'Your booking for Pocket film camera has been added successfully.',
  productAdded: 'Your product was added successfully',
  bookingRemoved: 'Your booking has been removed',
  advertised: 'Your product is now being advertised.',
  productRemoved: 'Your product has been removed',
  reportedProductRemoved: 'Reported product has been removed',
  buyerRemoved: 'The buyer has been removed successfully.',
  sellerRemoved: 'The seller has been removed successfully.',
  sellerVerified: 'The seller has been verified successfully.',
  paid: 'Your payment was processed successfully',
  transactionId: 'Your transaction id: pi_1',
  // Errors.
  unexpectedTryAgain: 'Something unexpected happened. Please try again.',
  productNotAdded: 'Sorry! Something unexpected happened. Please try again.',
  errorTryAgain: 'Sorry! An error occurred. Please try again.',
  adminError: 'An error occurred. Please check browser console.',
  loginFirst: 'Please Login first.',
  loginAsBuyer: 'Please Login as a buyer.',
  routingError: 'Oops!!! An error has occurred.',
  sessionEnded: 'You were logged out. Log in to continue.',
  loggedOutElsewhere: 'You were logged out in another tab.',
  identityCode: 'auth/invalid-credential',
  cardRefused: 'Your card was declined.',
  // Confirmations.
  bookAgain: 'If you want you can book again.',
  deleteProduct: "Warning! Deleted product can't be recovered",
  removeBuyer: 'Warning! Removed buyer cannot be recovered.',
  verifySeller: 'Verified seller will appear more trustworthy.',
  removeSeller: 'Warning! Removing seller will remove all his available product.',
  // Empty lists.
  noProductsInCategory: 'Sorry, no products were found in this category.',
  noProductsYet:
    'Your have not yet added any product or your products have been already bought. Please check My Buyers page.',
  noBuyersYet: "Your products haven't been sold yet.",
  noReports: 'No reports were found.',
  // Form validation.
  emailRequired: 'Email Address is required',
  passwordRequired: 'Password is required',
  nameRequired: 'Your Name is required',
  userTypeRequired: 'User Type is required',
  contactRequired: 'Your Contact Number is required',
  meetingLocationRequired: 'The meeting location is required',
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
  // Labels and headings.
  wishlist: 'wishlist',
  paidByMe: 'Paid',
  unavailable: 'Unavailable',
  paymentFor: 'Payment for Pocket film camera',
  paymentOf: 'Payment of: $85',
  payAmount: 'Pay $85',
  verified: 'Verified',
  running: 'Running',
  noAdvertisement: 'None',
} as const

export type Sentence = keyof typeof sentences
