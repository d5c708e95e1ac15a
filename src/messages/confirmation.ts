import { defineMessages } from './defineMessages.ts'

/** Label of a confirmation's cancel button; the question itself is a sentence of the machine. */
export const confirmationMessages = defineMessages({
  en: { cancel: 'Cancel' },
  sv: { cancel: 'Avbryt' },
})
