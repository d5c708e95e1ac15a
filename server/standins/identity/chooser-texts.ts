const english = {
  title: 'Choose an account',
  lead: 'to continue to Loppis',
  other: 'Use another account',
  email: 'Email',
  name: 'Name',
  next: 'Continue',
  cancel: 'Cancel',
  note: 'This page stands in for Google. Nothing is sent there, and no password is asked.',
  signingIn: 'Signing in as {name}…',
  cancelled: 'Cancelled.',
  gone: 'The page that asked for this is gone. Close this window and try again.',
  unopened: 'Sign-in not open',
  unopenedTitle: 'This sign-in is not open',
  unopenedLead: 'Close this window and choose Google on the Loppis login page.',
}

const swedish: typeof english = {
  title: 'Välj ett konto',
  lead: 'för att fortsätta till Loppis',
  other: 'Använd ett annat konto',
  email: 'E-post',
  name: 'Namn',
  next: 'Fortsätt',
  cancel: 'Avbryt',
  note: 'Den här sidan ersätter Google. Inget skickas dit, och inget lösenord behövs.',
  signingIn: 'Loggar in som {name}…',
  cancelled: 'Avbrutet.',
  gone: 'Sidan som öppnade fönstret är borta. Stäng fönstret och försök igen.',
  unopened: 'Inloggningen är inte öppen',
  unopenedTitle: 'Den här inloggningen är inte öppen',
  unopenedLead: 'Stäng fönstret och välj Google på inloggningssidan hos Loppis.',
}

export type ChooserTexts = typeof english & { language: 'en' | 'sv' }

type Headers = { cookie: string; acceptLanguage: string }

/**
 * Returns the language of the shop: that of its cookie, else the first of Accept-Language that the shop has, else
 * English.
 */
export function languageFor(headers: Headers): 'en' | 'sv' {
  const [, chosen = ''] = /(?:^|; )language=(\w+)/.exec(headers.cookie) ?? []
  const wanted = [chosen, ...headers.acceptLanguage.split(',')].map((tag) =>
    tag.trim().slice(0, 2).toLowerCase(),
  )
  return wanted.find((tag) => tag === 'en' || tag === 'sv') === 'sv' ? 'sv' : 'en'
}

/** Returns the texts of the chooser in the language of the shop. */
export function textsFor(headers: Headers): ChooserTexts {
  const language = languageFor(headers)
  return { ...(language === 'sv' ? swedish : english), language }
}
