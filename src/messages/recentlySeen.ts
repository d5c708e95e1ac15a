import { defineMessages } from './defineMessages.ts'

/** Messages of the row of products that were looked at. */
export const recentlySeenMessages = defineMessages({
  en: { title: 'Recently seen', clear: 'Clear', clearOf: 'Clear recently seen items' },
  sv: { title: 'Senast sedda', clear: 'Rensa', clearOf: 'Rensa senast sedda varor' },
})
