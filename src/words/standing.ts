import { inLanguages } from './language.ts'

/** Labels of the actions of the banner at the end of the page. */
export const standingWords = inLanguages({
  en: { reload: 'Reload', close: 'Close this message' },
  sv: { reload: 'Ladda om', close: 'Stäng meddelandet' },
})
