import { defineMessages } from './defineMessages.ts'

/** Labels of the actions of the banner at the end of the page. */
export const connectionBannerMessages = defineMessages({
  en: { reload: 'Reload', close: 'Close this message' },
  sv: { reload: 'Ladda om', close: 'Stäng meddelandet' },
})
