import {
  ASKING_PRICES,
  CONTACT_LIMIT,
  HIGHEST_RETAIL_PRICE,
  LOCATION_LIMIT,
  OLDEST_PURCHASE_YEAR,
  SMALLEST_PICTURE,
} from '../domain/constants.ts'
import { formatMoney } from '../domain/money.ts'
import { problemOf } from '../domain/sign-in-problem.ts'
import type { appMessages, specMessages } from './catalogue.ts'
import type { MessageShape } from './defineMessages.ts'
import { signInProblems } from './signInProblems.ts'

const notLoggedIn = 'Det gick inte att logga in dig.'
const notRegistered = 'Det gick inte att skapa ditt konto.'
const lowestAsking = formatMoney(ASKING_PRICES.lowest, 'sv')
const highestAsking = formatMoney(ASKING_PRICES.highest, 'sv')
const highestRetail = formatMoney(HIGHEST_RETAIL_PRICE, 'sv')

/** The messages of the specification in Swedish; the type requires every one of them. */
const ofTheSpecification: MessageShape<typeof specMessages> = {
  booked: ({ product }) => `Din bokning av ${product} är gjord.`,
  bookingRemoved: 'Din bokning är borttagen.',
  paid: 'Din betalning är genomförd.',
  transactionId: ({ id }) => `Ditt transaktionsnummer: ${id}`,
  loginFirst: 'Logga in först.',
  loginAsBuyer: 'Logga in som köpare.',
  bookAgain: 'Du kan boka igen om du vill.',
  errorTryAgain: 'Något gick fel. Försök igen.',
  emailRequired: 'Skriv din e-postadress.',
  passwordRequired: 'Skriv ditt lösenord.',
  nameRequired: 'Skriv ditt namn.',
  userTypeRequired: 'Välj köpare eller säljare.',
  contactRequired: 'Skriv ditt telefonnummer.',
  meetingLocationRequired: 'Skriv var ni ska mötas.',
  noProductsInCategory: 'Det finns inga varor i den här kategorin.',
  reported: 'Varan är anmäld.\n Tack för att du säger till.',
  unexpectedTryAgain: 'Något oväntat hände. Försök igen.',
  imageRequired: 'Välj en bild av varan.',
  productNameRequired: 'Skriv varans namn.',
  productNameLimit: 'Namnet får ha högst 48 tecken.',
  askingPriceRequired: 'Skriv vad du vill ha för varan.',
  retailPriceRequired: 'Skriv vad varan kostar ny.',
  conditionRequired: 'Välj varans skick.',
  categoryRequired: 'Välj en kategori.',
  purchaseYearRequired: 'Skriv vilket år varan köptes.',
  descriptionLimit: 'Beskrivningen får ha högst 500 tecken.',
  sellerContactRequired: 'Skriv ett telefonnummer.',
  locationRequired: 'Skriv en plats.',
  productAdded: 'Din vara är upplagd.',
  productNotAdded: 'Något oväntat hände. Försök igen.',
  noProductsYet:
    'Du har inte lagt upp några varor än, eller så är de redan sålda. Titta på Mina köpare.',
  noBuyersYet: 'Ingen av dina varor är såld än.',
  noReports: 'Det finns inga anmälningar.',
  advertised: 'Din vara är framhävd nu.',
  deleteProduct: 'En borttagen vara går inte att få tillbaka.',
  productRemoved: 'Din vara är borttagen.',
  reportedProductRemoved: 'Den anmälda varan är borttagen.',
  removeBuyer: 'En borttagen köpare går inte att få tillbaka.',
  buyerRemoved: 'Köparen är borttagen.',
  verifySeller: 'En verifierad säljare väcker mer förtroende.',
  sellerVerified: 'Säljaren är verifierad.',
  removeSeller: 'När säljaren tas bort försvinner också alla varor som säljaren har till salu.',
  sellerRemoved: 'Säljaren är borttagen.',
  adminError: 'Något gick fel. Titta i webbläsarens konsol.',
  routingError: 'Oj! Något gick fel.',
  sessionEnded: 'Du har loggats ut. Logga in för att fortsätta.',
  loggedOutElsewhere: 'Du loggade ut i en annan flik.',
}

const ofOurs: MessageShape<typeof appMessages> = {
  notLoaded: 'Meddelandet gick inte att ladda. Kontrollera din anslutning.',
  noAnswer: 'Vi fick inget svar. Kontrollera din uppkoppling och försök igen.',
  timedOut: 'Det tar för lång tid att få svar från Loppis. Försök igen.',
  cardsUnavailable:
    'Vi kunde inte hämta kortformuläret. Kontrollera din uppkoppling och försök igen.',
  undecodable: 'Vi kunde inte läsa serverns svar.',
  unreadableAttempt: 'Vi kunde inte läsa uppgifterna om en tidigare betalning.',
  lookWhetherPaid:
    'Kontrollera i Mina beställningar att den inte redan är betald innan du betalar.',
  soldNotAdvertised: 'Varan är såld och inte längre framhävd.',
  notListed: 'Varan är inte upplagd längre.',
  askDeleteBooking: ({ product }) => `Ta bort din bokning av ${product}?`,
  askDeleteUnnamed: ({ id }) => `Ta bort varan ${id}?`,
  removeSavedSearch: 'Du ser inte längre vad som är nytt i den.',
  askDelete: ({ product }) => `Ta bort ${product}?`,
  askRemoveBuyer: ({ name }) => `Ta bort köparen ${name}?`,
  askRemoveSeller: ({ name }) => `Ta bort säljaren ${name}?`,
  askVerifySeller: ({ name }) => `Verifiera säljaren ${name}?`,
  askDismiss: ({ product }) => `Avfärda anmälan av ${product}?`,
  dismissedStays: 'Varan påverkas inte.',
  dismiss: 'Avfärda',
  reportDismissed: 'Anmälan är avfärdad. Varan påverkas inte.',
  delete: 'Ta bort',
  remove: 'Ta bort',
  verify: 'Verifiera',
  reportSaved: 'Rapporten är nedladdad',
  codeNotFetched:
    'Vi kunde inte hämta sidan. Du kan vara offline, eller så har Loppis uppdaterats sedan du öppnade det.',
  askingPriceUnreadable: 'Skriv priset i dollar och cent, till exempel 49,50.',
  askingPriceLow: `Priset måste vara minst ${lowestAsking}.`,
  askingPriceHigh: `Priset får vara högst ${highestAsking}.`,
  retailPriceUnreadable: 'Skriv nypriset i dollar och cent, till exempel 49,50.',
  retailPriceLow: 'Nypriset måste vara mer än 0.',
  retailPriceHigh: `Nypriset får vara högst ${highestRetail}.`,
  purchaseYearBounds: ({ thisYear }) =>
    `Inköpsåret måste vara mellan ${OLDEST_PURCHASE_YEAR} och ${thisYear}.`,
  phoneInvalid:
    'Det här är inget giltigt telefonnummer. Är det från ett annat land, börja med landsnumret, t.ex. +46 70 123 45 67.',
  retailBelowAsking:
    'Nypriset är lägre än ditt pris. Stämmer det? Tryck i så fall på Lägg upp varan igen.',
  contactLimit: `Telefonnumret får ha högst ${CONTACT_LIMIT} tecken.`,
  locationLimit: `Platsen får ha högst ${LOCATION_LIMIT} tecken.`,
  identityProblem: ({ code }) => `${signInProblems.sv[problemOf(code)]} (${code})`,
  confirmationMailSent: ({ email }) =>
    `Välkommen! Vi har mejlat ${email}. Öppna länken i mejlet för att bekräfta adressen.`,
  signInProblem: ({ code, otherwise }) => {
    const problem = problemOf(code)
    if (problem !== 'unknown') return signInProblems.sv[problem]
    return otherwise === 'notRegistered' ? notRegistered : notLoggedIn
  },
  noAccess: 'Du har inte tillgång till det här.',
  nothingFound: 'Vi hittar inte det här.',
  changedMeanwhile: 'Det här har ändrats. Ladda om sidan och försök igen.',
  notAccepted: 'Det gick inte. Kontrollera vad du har skrivit.',
  tooFast: 'Det gick för fort. Vänta en stund och försök igen.',
  pictureEmpty: 'Filen är tom. Välj en annan.',
  pictureUnreadable: 'Filen är ingen bild som vi kan läsa. Välj JPEG, PNG, WebP eller AVIF.',
  pictureBlocks: ({ place }) =>
    `Bild ${place} går inte att använda. Ta bort den eller välj en annan.`,
  pictureNotCropped: 'Bilden går inte att beskära. Du kan behålla den som den är.',
  pictureTooLarge: 'Bilden är större än 50 MB. Välj en mindre.',
  pictureTooSmall: `Bilden är för liten. Välj en som är minst ${SMALLEST_PICTURE} pixlar bred eller hög.`,
  cardIncomplete: 'Kortuppgifterna är ofullständiga.',
  cardNotAccepted: 'Ditt kort godkändes inte.',
  reasonRequired: 'Välj en anledning.',
  reportedSoldStays: 'Anmälan är stängd. Varan är såld och finns kvar.',
  itemRemoved: 'Varan är borttagen.',
  soldItemStays: 'Varan är såld och finns kvar.',
  reportTakenBack: 'Din anmälan är återtagen.',
  removalReasonRequired: 'Skriv varför. Det står i mejlet.',
  wordsRequired: 'Skriv några ord.',
  orderTrackingRequired: 'Skriv spårningsnumret.',
  textLimit: ({ max }) => `Skriv högst ${max} tecken.`,
  orderAmountRange: ({ min, max }) =>
    `Skriv ett belopp från ${formatMoney(Number(min), 'sv')} till ${formatMoney(Number(max), 'sv')}.`,
  bookingNotAccepted: 'Bokningen gick inte igenom. Försök igen.',
  accountDeleted: 'Ditt konto är raderat.',
  loggedOutEverywhere: 'Du är utloggad på alla enheter.',
  emailInvalid: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
  accountNotSaved: 'Servern sparade inte ditt konto.',
  searchRemoved: 'Sökningen är borttagen.',
  wishlistNotUpdated: 'Din önskelista kunde inte ändras.',
  wishlistThisPage: 'Sparat tills du stänger sidan. Logga in för att behålla det.',
  productNotListed: 'Servern lade inte upp din vara.',
}

export const swedish = { ...ofTheSpecification, ...ofOurs }
