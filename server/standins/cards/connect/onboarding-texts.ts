const english = {
  language: 'en',
  title: 'Test payouts',
  heading: 'Get paid for what you sell',
  seller: (email: string) => `You sell as ${email}.`,
  lead: 'Confirm who you are and where your money goes.',
  incomplete: 'Your details are not complete:',
  name: 'Full name',
  nameProblem: 'Enter your name, at most 100 characters.',
  bankAccount: 'Account number or IBAN',
  bankAccountHint: (last4: string) => `Leave it empty to keep the account that ends in ${last4}.`,
  bankAccountProblem: 'Enter an account number or an IBAN: 5 to 34 letters and digits.',
  isAccepted: 'I accept the test agreement',
  isAcceptedProblem: 'Accept the agreement to go on.',
  check: 'Result of the identity check',
  verified: 'Verified',
  document: 'A document is missing',
  submit: 'Confirm',
  later: 'Save and finish later',
  cancel: 'Cancel',
  note: 'A practice page. Nothing is checked and no money moves.',
}

export type OnboardingTexts = typeof english

const swedish: OnboardingTexts = {
  language: 'sv',
  title: 'Testutbetalningar',
  heading: 'Få betalt för det du säljer',
  seller: (email) => `Du säljer som ${email}.`,
  lead: 'Bekräfta vem du är och vart pengarna ska.',
  incomplete: 'Dina uppgifter är inte fullständiga:',
  name: 'För- och efternamn',
  nameProblem: 'Skriv ditt namn, högst 100 tecken.',
  bankAccount: 'Kontonummer eller IBAN',
  bankAccountHint: (last4) => `Lämna tomt för att behålla kontot som slutar på ${last4}.`,
  bankAccountProblem: 'Skriv ett kontonummer eller ett IBAN: 5 till 34 bokstäver och siffror.',
  isAccepted: 'Jag godkänner testavtalet',
  isAcceptedProblem: 'Godkänn avtalet för att gå vidare.',
  check: 'Identitetskontrollens resultat',
  verified: 'Godkänd',
  document: 'En handling saknas',
  submit: 'Bekräfta',
  later: 'Spara och gör klart senare',
  cancel: 'Avbryt',
  note: 'Det här är en övningssida. Inget kontrolleras och inga pengar flyttas.',
}

/** Returns the page's texts in the first language of a browser that they exist in, as Stripe's onboarding does. */
export function textsFor(acceptLanguage: string | undefined): OnboardingTexts {
  const first = acceptLanguage
    ?.split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'sv' || language === 'en')
  return first === 'sv' ? swedish : english
}
