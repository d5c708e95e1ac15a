import { defineMessages } from './define-messages.ts'

/** Messages of the searches that a user keeps. */
export const savedSearchesMessages = defineMessages({
  en: {
    title: 'Saved searches',
    lead: 'Searches you keep, and what is new since you looked.',
    loading: 'Loading your saved searches',
    caption: 'Your saved searches',
    refused: "We can't show your saved searches",
    empty: "You haven't saved a search yet. Search for something, and save the search.",
    find: 'Search',
    save: 'Save this search',
    saved: "Search saved. We'll tell you when something new matches.",
    failed: "We couldn't save your search.",
    everything: 'All items',
    columns: { fresh: 'New items' },
    fresh: (figures: string) => `${figures} new`,
    moreThan: (figures: string) => `${figures} or more new`,
    nothingNew: 'Nothing new',
  },
  sv: {
    title: 'Sparade sökningar',
    lead: 'Sökningar som du sparar, och vad som är nytt sedan du tittade.',
    loading: 'Hämtar dina sparade sökningar',
    caption: 'Dina sparade sökningar',
    refused: 'Vi kan inte visa dina sparade sökningar',
    empty: 'Du har inte sparat någon sökning än. Sök efter något och spara sökningen.',
    find: 'Sök',
    save: 'Spara sökningen',
    saved: 'Sökningen är sparad. Vi säger till när något nytt passar in.',
    failed: 'Vi kunde inte spara din sökning.',
    everything: 'Alla varor',
    columns: { fresh: 'Nya varor' },
    fresh: (figures) => `${figures} nya`,
    moreThan: (figures) => `${figures} eller fler nya`,
    nothingNew: 'Inget nytt',
  },
})
