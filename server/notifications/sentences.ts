import type { Facts, Told } from '../flows/notice.ts'
import type { Flow } from '../flows/flow.ts'

export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

/** A notification as its sentence needs it. */
export type Said = {
  event: string
  told_as: string
  cents: number | null
  reason: string | null
  count: number
  item: string | null
  name: string | null
}

/** The notification of admins when a flow begins to wait for them. This `event` is not one of a flow. */
export const REVIEW = {
  event: 'review',
  told: {
    to: 'admins',
    en: ({ item }) => `${item} needs a decision.`,
    sv: ({ item }) => `${item} väntar på ett beslut.`,
  } satisfies Told,
}

const MARKET = 'Loppis'

/** As on the pages of the market: the sign alone, and cents only when there are any. */
const MONEY = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
} as const

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-US', MONEY),
  sv: new Intl.NumberFormat('sv-SE', MONEY),
}

/** Returns the rows of the table that an event of a flow has; none for an event that nobody is told of. */
export function toldOf(notices: Flow['notices'], event: string) {
  const notice = notices[event]
  return notice === undefined || 'none' in notice ? [] : notice.tell
}

/** Returns the sentence of a notification in a language; null where this server has no words for it. */
export function sentenceOf(
  flow: Pick<Flow, 'notices'>,
  { event, told_as: as, cents, reason, count, item, name }: Said,
  language: Language,
): string | null {
  const facts: Facts = {
    item: item ?? '',
    name: name ?? MARKET,
    price: cents === null ? '' : formats[language].format(cents / 100),
    reason: reason ?? '',
    count,
  }
  if (event === REVIEW.event) return REVIEW.told[language](facts)
  const row = toldOf(flow.notices, event).find(({ to }) => to === as)
  return row === undefined ? null : row[language](facts)
}
