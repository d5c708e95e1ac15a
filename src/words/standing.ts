import { inLanguages } from './language.ts'

/** What can be done about what stands at the page's end. */
export const standingWords = inLanguages({
  en: { reload: 'Reload', close: 'Close this message' },
  sv: { reload: 'Ladda om', close: 'Stäng meddelandet' },
})
