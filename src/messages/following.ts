import { defineMessages } from './define-messages.ts'

/** Messages of the button that follows a seller. */
export const followMessages = defineMessages({
  en: {
    follow: 'Follow',
    followOf: (name: string) => `Follow ${name}`,
    following: 'Following',
    followingOf: (name: string) => `Following ${name}. Stop following`,
    stop: 'Stop following',
    stopOf: (name: string) => `Stop following ${name}`,
    followed: (name: string) => `We'll tell you when ${name} lists something new.`,
    notFollowed: "We couldn't follow this seller.",
    notStopped: "We couldn't stop following this seller.",
  },
  sv: {
    follow: 'Följ',
    followOf: (name) => `Följ ${name}`,
    following: 'Följer',
    followingOf: (name) => `Följer ${name}. Sluta följa`,
    stop: 'Sluta följa',
    stopOf: (name) => `Sluta följa ${name}`,
    followed: (name) => `Vi säger till när ${name} lägger upp något nytt.`,
    notFollowed: 'Det gick inte att följa säljaren.',
    notStopped: 'Det gick inte att sluta följa säljaren.',
  },
})

/** Messages of the page of followed sellers, and of what is new on home. */
export const followingMessages = defineMessages({
  en: {
    title: 'Following',
    lead: 'Sellers you follow, and what they have listed since.',
    loading: 'Loading the sellers you follow',
    loadingItems: 'Loading new items',
    empty: "You don't follow anyone yet. Press Follow on a seller's page to see new items here.",
    browse: 'Browse categories',
    items: 'New items',
    noItems: "Nothing new yet. We'll tell you when they list something.",
    isNew: 'New',
    sellers: 'Sellers you follow',
    fromFollowed: 'New from sellers you follow',
  },
  sv: {
    title: 'Följer',
    lead: 'Säljare du följer, och vad de har lagt upp sedan dess.',
    loading: 'Hämtar säljarna du följer',
    loadingItems: 'Hämtar nya varor',
    empty: 'Du följer ingen än. Tryck på Följ på en säljares sida för att se nya varor här.',
    browse: 'Bläddra bland kategorier',
    items: 'Nya varor',
    noItems: 'Inget nytt än. Vi säger till när de lägger upp något.',
    isNew: 'Ny',
    sellers: 'Säljare du följer',
    fromFollowed: 'Nytt från säljare du följer',
  },
})
