/**
 * The grounds of a measure, by their keys: each is a rule of the market's terms (`src/content`), with its number there and
 * its sentence in both languages. An operator who replaces the terms changes this table with them.
 */
export const GROUNDS = {
  misleading: {
    rule: 1,
    en: 'Describe your item truthfully.',
    sv: 'Beskriv varan sanningsenligt.',
  },
  notYours: {
    rule: 2,
    en: 'Only list what you own and may sell.',
    sv: 'Lägg bara ut det som du äger och får sälja.',
  },
  scam: {
    rule: 3,
    en: "Don't deceive others, and keep the payment on the market.",
    sv: 'Lura ingen och låt betalningen gå genom marknaden.',
  },
  unsafe: {
    rule: 4,
    en: "Don't sell what can harm its buyer.",
    sv: 'Sälj inget som kan skada köparen.',
  },
  wrongPlace: {
    rule: 5,
    en: 'List an item once, in its category.',
    sv: 'Lägg ut en vara en gång och i rätt kategori.',
  },
  abuse: {
    rule: 6,
    en: 'Treat others with respect.',
    sv: 'Bemöt andra med respekt.',
  },
  other: {
    rule: 7,
    en: "Don't misuse the market.",
    sv: 'Missbruka inte marknaden.',
  },
} as const

export type Ground = keyof typeof GROUNDS

export const GROUND_KEYS = Object.keys(GROUNDS)

export const isGround = (key: string): key is Ground => key in GROUNDS

const ofReasons: Readonly<Record<string, Ground>> = {
  notAsDescribed: 'misleading',
  unsafe: 'unsafe',
  scam: 'scam',
  wrongCategory: 'wrongPlace',
}

/** Returns the ground that the reason of a report names. */
export const groundOfReason = (reason: string | null): Ground => ofReasons[reason ?? ''] ?? 'other'
