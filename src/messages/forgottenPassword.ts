import { defineMessages } from './define-messages.ts'

/** The texts of a forgotten password. */
export const forgottenPasswordMessages = defineMessages({
  en: {
    title: 'Forgot your password?',
    lead: "Enter your email address, and we'll send you a link to set a new one.",
    email: 'Email',
    submit: 'Send the link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} has an account, a link to set a new password is on its way.`,
    good: 'The link works once, for an hour. If you see no mail, look in your spam folder.',
    wait: 'No mail? In half a minute, you can send it again.',
    again: 'Send again',
    otherEmail: 'Use another email',
    toLogin: 'Back to login',
  },
  sv: {
    title: 'Glömt lösenordet?',
    lead: 'Skriv din e-postadress, så skickar vi en länk där du väljer ett nytt.',
    email: 'E-post',
    submit: 'Skicka länken',
    sentTitle: 'Titta i din e-post',
    sent: (email) =>
      `Om ${email} har ett konto är en länk på väg, där du väljer ett nytt lösenord.`,
    good: 'Länken fungerar en gång, i en timme. Titta i skräpposten om mejlet inte kommer.',
    wait: 'Inget mejl? Om en halv minut kan du skicka det igen.',
    again: 'Skicka igen',
    otherEmail: 'Använd en annan e-postadress',
    toLogin: 'Till inloggningen',
  },
})
