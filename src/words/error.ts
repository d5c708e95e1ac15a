import { inLanguages } from './language.ts'

/** What went wrong, and the ways on. */
export const errorWords = inLanguages({
  en: {
    tryAgain: 'Try again',
    goHome: 'Go Home',
    logOut: 'Log Out',
    notFound: '404 Not Found',
    tellUs:
      'To tell us of it, save a report of what happened here. It holds no password, no card and no mail address.',
    saveReport: 'Save a report',
    notLoaded: 'This could not be loaded.',
    reference: (id: string) => `Reference: ${id}`,
    signedInAs: {
      buyer: (name: string, email: string) => `You are signed in as ${name}, ${email} (buyer).`,
      seller: (name: string, email: string) => `You are signed in as ${name}, ${email} (seller).`,
      admin: (name: string, email: string) => `You are signed in as ${name}, ${email} (admin).`,
    },
    toDashboard: 'Go to your dashboard',
    asSomebodyElse: 'Sign in as somebody else',
  },
  sv: {
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
  },
})
