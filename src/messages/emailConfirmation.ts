import { defineMessages } from './defineMessages.ts'

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
