import { loadedSwedish } from './loadMessages.ts'
import { defineMessages, type MessageShape } from './defineMessages.ts'

const english = {
  close: 'Close',
  closeMessage: 'Close this message',
  colours: 'Colours',
  language: 'Language',
  messages: 'Messages',
  optional: '(optional)',
  orDrop: 'or drop it here',
  previewOf: (file: string) => `Preview of ${file}`,
  theFile: 'the file',
  next: 'Next',
  previous: 'Previous',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  readAll: 'Read all',
  showLess: 'Show less',
  askingPrice: 'Asking price',
  retailPrice: 'Retail price',
  skip: 'Skip to the content',
  sortBy: 'Sort by',
  steps: {
    done: 'done: ',
    current: 'now: ',
    upcoming: 'next: ',
    failed: 'did not succeed: ',
  },
  themes: {
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
  verified: 'Verified',
  verifiedMeans: 'Loppis has checked who this seller is.',
}

export type UiMessages = MessageShape<typeof english>

/** Messages of the design system's own components. */
export const uiMessages = defineMessages({
  en: english,
  get sv() {
    return loadedSwedish().uiWords
  },
})
