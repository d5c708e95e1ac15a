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
  noAnswer: "We didn't get a response. Check your connection and try again.",
  cardsUnavailable: "We couldn't load the card form. Check your connection and try again.",
  undecodable: "We couldn't read the server's response.",
  reportSaved: 'Report downloaded',
  codeNotFetched:
    "We couldn't load this page. You may be offline, or Loppis has been updated since you opened it.",
} as const
