import { defineMessages } from './define-messages.ts'

/** Messages and actions of the error screen. */
export const errorMessages = defineMessages({
  en: {
    tryAgain: 'Try again',
    goHome: 'Go Home',
    logIn: 'Log in',
    logOut: 'Log Out',
    notFound: '404 Not Found',
    addProduct: 'Add a product',
    tellUs:
      'To report the problem, download a report of what happened in this tab. It contains no passwords, card numbers or email addresses.',
    saveReport: 'Download report',
    notLoaded: "We couldn't load this.",
    unreadableItem: "This item can't be shown.",
    reference: (id: string) => `Reference: ${id}`,
  },
  sv: {
    tryAgain: 'Försök igen',
    goHome: 'Till startsidan',
    logIn: 'Logga in',
    logOut: 'Logga ut',
    notFound: '404 Sidan finns inte',
    addProduct: 'Lägg upp en vara',
    tellUs:
      'Vill du anmäla felet kan du ladda ner en rapport om vad som hände i den här fliken. Den innehåller inga lösenord, kortnummer eller e-postadresser.',
    saveReport: 'Ladda ner rapport',
    notLoaded: 'Vi kunde inte hämta det här.',
    unreadableItem: 'Det här kan inte visas.',
    reference: (id) => `Referens: ${id}`,
  },
})
