import { defineMessages } from './define-messages.ts'

/** Messages of a page for users of another role. */
export const refusedMessages = defineMessages({
  en: {
    signedInAs: {
      buyer: (name: string, email: string) => `You're signed in as ${name}, ${email} (buyer).`,
      seller: (name: string, email: string) => `You're signed in as ${name}, ${email} (seller).`,
      admin: (name: string, email: string) => `You're signed in as ${name}, ${email} (admin).`,
    },
    toDashboard: 'Go to your dashboard',
    asSomebodyElse: 'Switch account',
  },
  sv: {
    signedInAs: {
      buyer: (name, email) => `Du är inloggad som ${name}, ${email} (köpare).`,
      seller: (name, email) => `Du är inloggad som ${name}, ${email} (säljare).`,
      admin: (name, email) => `Du är inloggad som ${name}, ${email} (administratör).`,
    },
    toDashboard: 'Gå till Min sida',
    asSomebodyElse: 'Byt konto',
  },
})
