import { defineMessages } from './define-messages.ts'

/** The texts of the link that confirms an e-mail address. */
export const emailConfirmationMessages = defineMessages({
  en: {
    title: 'Confirm your email',
    confirming: 'Confirming your email',
    confirmedTitle: 'Your email is confirmed',
    confirmed: 'Thank you. You can close this page or continue.',
    proceed: 'Continue',
    uselessTitle: "This link doesn't work any more",
    useless:
      'It was used already, or is too old. If you have opened it before, your address is confirmed.',
    tryAgain: 'Try again',
  },
  sv: {
    title: 'Bekräfta din e-postadress',
    confirming: 'Bekräftar din e-postadress',
    confirmedTitle: 'Din e-postadress är bekräftad',
    confirmed: 'Tack. Du kan stänga sidan eller fortsätta.',
    proceed: 'Fortsätt',
    uselessTitle: 'Länken fungerar inte längre',
    useless:
      'Den är redan använd eller för gammal. Har du öppnat den tidigare är adressen bekräftad.',
    tryAgain: 'Försök igen',
  },
})

/** The texts of a new password. */
export const passwordResetMessages = defineMessages({
  en: {
    title: 'Choose a new password',
    checking: 'Checking your link',
    forEmail: (email: string) => `For ${email}.`,
    password: 'New password',
    help: 'At least six characters.',
    submit: 'Save the password',
    tryAgain: 'Try again',
    savedTitle: 'Your password is changed',
    saved: 'You are logged out on every device. Log in with the new password.',
    login: 'Log in',
    uselessTitle: "This link doesn't work any more",
    useless:
      'It was used already, or is too old. If you have just chosen a new password, log in with it. Otherwise, send yourself a new link.',
    newLink: 'Send a new link',
  },
  sv: {
    title: 'Välj ett nytt lösenord',
    checking: 'Kontrollerar länken',
    forEmail: (email) => `För ${email}.`,
    password: 'Nytt lösenord',
    help: 'Minst sex tecken.',
    submit: 'Spara lösenordet',
    tryAgain: 'Försök igen',
    savedTitle: 'Lösenordet är bytt',
    saved: 'Du är utloggad på alla enheter. Logga in med det nya lösenordet.',
    login: 'Logga in',
    uselessTitle: 'Länken fungerar inte längre',
    useless:
      'Den är redan använd eller för gammal. Har du precis valt ett nytt lösenord, logga in med det. Skicka annars en ny länk till dig själv.',
    newLink: 'Skicka en ny länk',
  },
})
