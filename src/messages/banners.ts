import { defineMessages } from './define-messages.ts'

/** The banners at the end of the window about the connection and a new version. */
export const bannerMessages = defineMessages({
  en: {
    offline: "You're offline. This page may be out of date.",
    offlineCached: "You're offline. This is the page from your last visit.",
    reconnected: "You're back online. This is still the page from your last visit.",
    newVersion: 'A new version is available.',
    reload: 'Reload',
    close: 'Close this message',
  },
  sv: {
    offline: 'Du är offline. Sidan kan vara inaktuell.',
    offlineCached: 'Du är offline. Du ser sidan från ditt förra besök.',
    reconnected: 'Du är online igen. Du ser fortfarande sidan från ditt förra besök.',
    newVersion: 'Det finns en ny version.',
    reload: 'Ladda om',
    close: 'Stäng meddelandet',
  },
})
