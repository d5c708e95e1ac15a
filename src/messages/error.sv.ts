import type { ErrorMessages } from './error.ts'

export const errorMessages: ErrorMessages = {
  tryAgain: 'Försök igen',
  goHome: 'Till startsidan',
  logOut: 'Logga ut',
  notFound: '404 Sidan finns inte',
  tellUs:
    'Vill du berätta det för oss kan du spara en rapport om vad som hände här. Den innehåller inget lösenord, inget kort och ingen e-postadress.',
  saveReport: 'Spara en rapport',
  notLoaded: 'Det här kunde inte hämtas.',
  reference: (id) => `Referens: ${id}`,
  signedInAs: {
    buyer: (name, email) => `Du är inloggad som ${name}, ${email} (köpare).`,
    seller: (name, email) => `Du är inloggad som ${name}, ${email} (säljare).`,
    admin: (name, email) => `Du är inloggad som ${name}, ${email} (administratör).`,
  },
  toDashboard: 'Gå till Min sida',
  asSomebodyElse: 'Logga in som någon annan',
}
