import type { ErrorMessages } from './error.ts'

export const errorMessages: ErrorMessages = {
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
}
