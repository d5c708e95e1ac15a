import { defineMessages } from './defineMessages.ts'

/** Messages of a seller's email address and phone number that only signed-in users see. */
export const sellerContactMessages = defineMessages({
  en: {
    show: 'Show email and phone number',
    logIn: 'Log in to see email and phone number',
  },
  sv: {
    show: 'Visa e-post och telefonnummer',
    logIn: 'Logga in för att se e-post och telefonnummer',
  },
})
