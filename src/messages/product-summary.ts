import { defineMessages } from './defineMessages.ts'

/** The summary of a product for sale in search engines and link previews. Only the server's HTML contains it. */
export const productSummary = defineMessages({
  en: {
    facts: (condition: string, place: string) =>
      `Second-hand, ${condition} condition, in ${place}.`,
  },
  sv: {
    facts: (condition, place) => `Begagnad, ${condition} skick, i ${place}.`,
  },
})
