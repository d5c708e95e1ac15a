import { defineMessages } from './define-messages.ts'

/** Messages of the help pages; their texts are in src/content. */
export const helpMessages = defineMessages({
  en: {
    writeTo: 'Write to',
    noAddress: 'The operator of this market has not given an email address.',
  },
  sv: {
    writeTo: 'Skriv till',
    noAddress: 'Den som driver den här marknaden har inte angett någon e-postadress.',
  },
})
