/** The sentences of the specification, to the letter; one line an entry of its catalogue. */
export const messages = {
  booked: (product: string) => `Your booking for ${product} has been added successfully.`,
  bookingRemoved: 'Your booking has been removed',
  paid: 'Your payment was processed successfully',
  transactionId: (id: string) => `Your transaction id: ${id}`,
  loginFirst: 'Please Login first.',
  loginAsBuyer: 'Please Login as a buyer.',
  bookAgain: 'If you want you can book again.',
  errorTryAgain: 'Sorry! An error occurred. Please try again.',
  emailRequired: 'Email Address is required',
  passwordRequired: 'Password is required',
  nameRequired: 'Your Name is required',
  userTypeRequired: 'User Type is required',
  contactRequired: 'Your Contact Number is required',
  meetingLocationRequired: 'The meeting location is required',
  noProductsInCategory: 'Sorry, no products were found in this category.',
  routingError: 'Oops!!! An error has occurred.',
} as const
