import { defineMessages } from './defineMessages.ts'

/** The message of the heart, which the home page has too. */
export const savingMessages = defineMessages({
  en: { save: (product: string) => `Save ${product}` },
  sv: { save: (product) => `Spara ${product}` },
})
