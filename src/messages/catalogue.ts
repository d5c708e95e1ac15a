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
import { defineMessages } from './define-messages.ts'
import type { moderationMessages } from './moderation.ts'
import { signInProblems } from './vendor-texts.ts'

declare module '../domain/message.ts' {
  interface Register {
    catalogue: (typeof catalogue)['en'] & (typeof moderationMessages)['en']
  }
}

/** The messages of the specification; the English ones are verbatim, one line for each entry of its catalogue. */
export const specMessages = defineMessages({
  en: {
    emailRequired: 'Email Address is required',
    passwordRequired: 'Password is required',
    nameRequired: 'Your Name is required',
    userTypeRequired: 'User Type is required',
    unexpectedTryAgain: 'Something unexpected happened. Please try again.',
    routingError: 'Oops!!! An error has occurred.',
    sessionEnded: 'You were logged out. Log in to continue.',
    loggedOutElsewhere: 'You were logged out in another tab.',
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
  },
  sv: {
    emailRequired: 'Skriv din e-postadress.',
    passwordRequired: 'Skriv ditt lösenord.',
    nameRequired: 'Skriv ditt namn.',
    userTypeRequired: 'Välj köpare eller säljare.',
    unexpectedTryAgain: 'Något oväntat hände. Försök igen.',
    routingError: 'Oj! Något gick fel.',
    sessionEnded: 'Du har loggats ut. Logga in för att fortsätta.',
    loggedOutElsewhere: 'Du loggade ut i en annan flik.',
    loginFirst: 'Logga in först.',
    booked: ({ product }) => `Din bokning av ${product} är gjord.`,
    bookingRemoved: 'Din bokning är borttagen.',
    paid: 'Din betalning är genomförd.',
    transactionId: ({ id }) => `Ditt transaktionsnummer: ${id}`,
    loginAsBuyer: 'Logga in som köpare.',
    bookAgain: 'Du kan boka igen om du vill.',
    errorTryAgain: 'Något gick fel. Försök igen.',
    contactRequired: 'Skriv ditt telefonnummer.',
    meetingLocationRequired: 'Skriv var ni ska mötas.',
    noProductsInCategory: 'Det finns inga varor i den här kategorin.',
    reported: 'Varan är anmäld.\n Tack för att du säger till.',
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
  },
})

/** The other messages that machines, domain and services send. */
export const appMessages = defineMessages({
  en: {
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
      return otherwise === 'notRegistered'
        ? "We couldn't create your account."
        : "We couldn't log you in."
    },
    accountNotSaved: 'The server did not save your account.',
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
    askingPriceLow: `Asking Price must be at least ${formatMoney(ASKING_PRICES.lowest)}`,
    askingPriceHigh: `Asking Price must be at most ${formatMoney(ASKING_PRICES.highest)}`,
    retailPriceUnreadable: 'Retail Price must be an amount such as 49.50',
    retailPriceLow: 'Retail Price must be more than $0',
    retailPriceHigh: `Retail Price must be at most ${formatMoney(HIGHEST_RETAIL_PRICE)}`,
    purchaseYearBounds: ({ thisYear }: { thisYear: string }) =>
      `Purchase year must be between ${OLDEST_PURCHASE_YEAR} and ${thisYear}`,
    phoneInvalid:
      "This isn't a valid phone number. If it's from another country, start with the country code, e.g. +46 70 123 45 67.",
    retailBelowAsking:
      'The price when new is lower than yours. Is that right? If it is, press Add product again.',
    contactLimit: `Contact Number must be at most ${CONTACT_LIMIT} characters`,
    locationLimit: `Location must be at most ${LOCATION_LIMIT} characters`,
    attributeRequired: 'This category needs it.',
    attributeChoice: 'Choose one of the list.',
    attributeNumber: 'Enter a number, such as 42 or 1.5.',
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
    starsRequired: 'Choose 1 to 5 stars.',
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
  },
  sv: {
    noAnswer: 'Vi fick inget svar. Kontrollera din uppkoppling och försök igen.',
    timedOut: 'Det tar för lång tid att få svar från Loppis. Försök igen.',
    noAccess: 'Du har inte tillgång till det här.',
    nothingFound: 'Vi hittar inte det här.',
    changedMeanwhile: 'Det här har ändrats. Ladda om sidan och försök igen.',
    notAccepted: 'Det gick inte. Kontrollera vad du har skrivit.',
    tooFast: 'Det gick för fort. Vänta en stund och försök igen.',
    cardsUnavailable:
      'Vi kunde inte hämta kortformuläret. Kontrollera din uppkoppling och försök igen.',
    undecodable: 'Vi kunde inte läsa serverns svar.',
    reportSaved: 'Rapporten är nedladdad',
    codeNotFetched:
      'Vi kunde inte hämta sidan. Du kan vara offline, eller så har Loppis uppdaterats sedan du öppnade det.',
    emailInvalid: 'Skriv hela e-postadressen, till exempel namn@exempel.se',
    textLimit: ({ max }) => `Skriv högst ${max} tecken.`,
    identityProblem: ({ code }) => `${signInProblems.sv[problemOf(code)]} (${code})`,
    confirmationMailSent: ({ email }) =>
      `Välkommen! Vi har mejlat ${email}. Öppna länken i mejlet för att bekräfta adressen.`,
    signInProblem: ({ code, otherwise }) => {
      const problem = problemOf(code)
      if (problem !== 'unknown') return signInProblems.sv[problem]
      return otherwise === 'notRegistered'
        ? 'Det gick inte att skapa ditt konto.'
        : 'Det gick inte att logga in dig.'
    },
    accountNotSaved: 'Servern sparade inte ditt konto.',
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
    askingPriceUnreadable: 'Skriv priset i dollar och cent, till exempel 49,50.',
    askingPriceLow: `Priset måste vara minst ${formatMoney(ASKING_PRICES.lowest, 'sv')}.`,
    askingPriceHigh: `Priset får vara högst ${formatMoney(ASKING_PRICES.highest, 'sv')}.`,
    retailPriceUnreadable: 'Skriv nypriset i dollar och cent, till exempel 49,50.',
    retailPriceLow: 'Nypriset måste vara mer än 0.',
    retailPriceHigh: `Nypriset får vara högst ${formatMoney(HIGHEST_RETAIL_PRICE, 'sv')}.`,
    purchaseYearBounds: ({ thisYear }) =>
      `Inköpsåret måste vara mellan ${OLDEST_PURCHASE_YEAR} och ${thisYear}.`,
    phoneInvalid:
      'Det här är inget giltigt telefonnummer. Är det från ett annat land, börja med landsnumret, t.ex. +46 70 123 45 67.',
    retailBelowAsking:
      'Nypriset är lägre än ditt pris. Stämmer det? Tryck i så fall på Lägg upp varan igen.',
    contactLimit: `Telefonnumret får ha högst ${CONTACT_LIMIT} tecken.`,
    locationLimit: `Platsen får ha högst ${LOCATION_LIMIT} tecken.`,
    attributeRequired: 'Det behövs i den här kategorin.',
    attributeChoice: 'Välj ett i listan.',
    attributeNumber: 'Skriv ett tal, till exempel 42 eller 1,5.',
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
    wordsRequired: 'Skriv några ord.',
    starsRequired: 'Välj 1 till 5 stjärnor.',
    orderTrackingRequired: 'Skriv spårningsnumret.',
    orderAmountRange: ({ min, max }) =>
      `Skriv ett belopp från ${formatMoney(Number(min), 'sv')} till ${formatMoney(Number(max), 'sv')}.`,
    bookingNotAccepted: 'Bokningen gick inte igenom. Försök igen.',
    searchRemoved: 'Sökningen är borttagen.',
    wishlistNotUpdated: 'Din önskelista kunde inte ändras.',
    wishlistThisPage: 'Sparat tills du stänger sidan. Logga in för att behålla det.',
    accountDeleted: 'Ditt konto är raderat.',
    loggedOutEverywhere: 'Du är utloggad på alla enheter.',
    productNotListed: 'Servern lade inte upp din vara.',
  },
})

/** Every message that a machine sends, by its key. */
export const catalogue = {
  en: { ...specMessages.en, ...appMessages.en },
  sv: { ...specMessages.sv, ...appMessages.sv },
}

/** Adds messages that load with the code that sends them. */
export function addToCatalogue(messages: Readonly<Record<keyof typeof catalogue, object>>): void {
  Object.assign(catalogue.en, messages.en)
  Object.assign(catalogue.sv, messages.sv)
}
