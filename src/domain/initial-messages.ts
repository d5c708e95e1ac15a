/** The messages of the specification that every page needs; screens load the others with their own code. */
export const initialSpecMessages = {
  emailRequired: 'Email Address is required',
  passwordRequired: 'Password is required',
  nameRequired: 'Your Name is required',
  userTypeRequired: 'User Type is required',
  unexpectedTryAgain: 'Something unexpected happened. Please try again.',
  routingError: 'Oops!!! An error has occurred.',
  sessionEnded: 'Your session has ended. Please log in again.',
  loggedOutElsewhere: 'You were logged out in another tab.',
} as const

/** The same for messages that are not in the specification. */
export const initialAppMessages = {
  noAnswer: 'The server did not answer. Check your connection and try again.',
  cardsUnavailable: 'The card form could not be loaded. Check your connection and try again.',
  undecodable: 'The server gave an answer that could not be read.',
  reportSaved: 'The report is saved',
  codeNotFetched:
    'This page could not be fetched. Either there is no connection, or Loppis was renewed since you opened it.',
} as const
