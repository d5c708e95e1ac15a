import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  close: 'Close',
  closeMessage: 'Close this message',
  colours: 'Theme',
  language: 'Language',
  messages: 'Notifications',
  optional: '(optional)',
  orDrop: 'or drag and drop',
  next: 'Next',
  previous: 'Previous',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  readAll: 'Read more',
  showLess: 'Show less',
  askingPrice: 'Asking price',
  retailPrice: 'Retail price',
  skip: 'Skip to content',
  show: 'Show',
  thePassword: 'password',
  sortBy: 'Sort by',
  steps: {
    done: 'done: ',
    current: 'now: ',
    upcoming: 'next: ',
    failed: 'failed: ',
  },
  themes: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  verified: 'Verified',
  verifiedMeans: "Loppis has checked this seller's identity.",
}

export type UiMessages = MessageShape<typeof english>

/** Messages of the design system's own components. */
export const uiMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().uiWords
  },
})
