import { problemOf } from '../domain/sign-in-problem.ts'
import { signInProblems } from './signInProblems.ts'

/** The messages of the specification that the code of every page sends, verbatim. */
export const frameSpecMessages = {
  emailRequired: 'Email Address is required',
  passwordRequired: 'Password is required',
  nameRequired: 'Your Name is required',
  userTypeRequired: 'User Type is required',
  unexpectedTryAgain: 'Something unexpected happened. Please try again.',
  routingError: 'Oops!!! An error has occurred.',
  sessionEnded: 'You were logged out. Log in to continue.',
  loggedOutElsewhere: 'You were logged out in another tab.',
} as const

const notLoggedIn = "We couldn't log you in."
const notRegistered = "We couldn't create your account."

/** The other messages that the code of every page sends. */
export const frameAppMessages = {
  /** In place of a sentence whose file has not loaded; the sentence may have told a success. */
  notLoaded: "This message didn't load. Check your connection.",
  noAnswer: "We didn't get a response. Check your connection and try again.",
  timedOut: 'Loppis is taking too long to answer. Please try again.',
  noAccess: "You don't have access to this.",
  nothingFound: "We couldn't find this.",
  changedMeanwhile: 'This has changed. Load the page again, then try again.',
  notAccepted: "We couldn't accept this. Check what you entered.",
  tooFast: 'That was too fast. Wait a moment and try again.',
  cardsUnavailable: "We couldn't load the card form. Check your connection and try again.",
  undecodable: "We couldn't read the server's response.",
  reportSaved: 'Report downloaded',
  codeNotFetched:
    "We couldn't load this page. You may be offline, or Loppis has been updated since you opened it.",
  emailInvalid: 'Enter a full email address, such as name@example.com',
  textLimit: ({ max }: { max: string }) => `Use at most ${max} characters.`,
  identityProblem: ({ code }: { code: string }) =>
    `${signInProblems.en[problemOf(code)]} (${code})`,
  confirmationMailSent: ({ email }: { email: string }) =>
    `Welcome! We've emailed ${email}. Open the link in the email to confirm your address.`,
  signInProblem: ({ code, otherwise }: { code: string; otherwise: string }) => {
    const problem = problemOf(code)
    if (problem !== 'unknown') return signInProblems.en[problem]
    return otherwise === 'notRegistered' ? notRegistered : notLoggedIn
  },
  accountNotSaved: 'The server did not save your account.',
} as const
