import { defineMessages } from './defineMessages.ts'

/** What search engines and link previews show of a product for sale. Only the server's HTML contains it. */
export const productSummary = defineMessages({
  en: {
    facts: (condition: string, place: string) =>
      `Second-hand, ${condition} condition, in ${place}.`,
  },
  sv: {
    facts: (condition, place) => `Begagnad, ${condition} skick, i ${place}.`,
  },
})
