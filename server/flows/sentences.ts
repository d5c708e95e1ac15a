import type { Language } from '../config/language.ts'
import type { Recipient } from './notice.ts'
import type { Flow } from './flow.ts'

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

type ReviewSentences = Readonly<
  Record<string, Readonly<Record<Language, (item: string) => string>>>
>

/** The sentences to admins by the reason for which a flow waits for them. Every other reason asks for a decision. */
const reviews: ReviewSentences = {
  stuck: {
    en: (item) => `A payment for ${item} is stuck.`,
    sv: (item) => `En betalning för ${item} har fastnat.`,
  },
  disputed: {
    en: (item) => `The buyer of ${item} disputed the payment at the bank.`,
    sv: (item) => `Köparen av ${item} bestred betalningen hos banken.`,
  },
  shortfall: {
    en: (item) => `Loppis covered money for ${item} that the seller could not pay back.`,
    sv: (item) => `Loppis har täckt pengar för ${item} som säljaren inte kunde betala tillbaka.`,
  },
  listingReported: {
    en: (item) => `${item} was reported.`,
    sv: (item) => `${item} har anmälts.`,
  },
  messageReported: {
    en: (item) => `A message about ${item} was reported.`,
    sv: (item) => `Ett meddelande om ${item} har anmälts.`,
  },
  reviewReported: {
    en: (item) => `A review of ${item} was reported.`,
    sv: (item) => `Ett omdöme om ${item} har anmälts.`,
  },
  userReported: {
    en: () => 'A user was reported.',
    sv: () => 'En användare har anmälts.',
  },
  appealed: {
    en: (item) => `There is an appeal${item === '' ? '' : ` about ${item}`}.`,
    sv: (item) => `Ett beslut${item === '' ? '' : ` om ${item}`} har överklagats.`,
  },
}

/** The notification of admins when a flow begins to wait for them. This `event` is not one of a flow. */
export const REVIEW = {
  event: 'review',
  recipient: {
    to: 'admins',
    button: { en: 'Open the review', sv: 'Öppna granskningen' },
    en: ({ item, reason }) => reviews[reason]?.en(item) ?? `${item} needs a decision.`,
    sv: ({ item, reason }) => reviews[reason]?.sv(item) ?? `${item} väntar på ett beslut.`,
  } satisfies Recipient,
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

/** Returns the recipients of an event of a flow; none for an event without a recipient. */
export function recipientsOf(notices: Flow['notices'], event: string) {
  const notice = notices[event]
  return notice === undefined || 'none' in notice ? [] : notice.tell
}

/** Returns the sentence of a notification in a language, without what only a mail says. */
export const sentenceOf = (...said: Parameters<typeof textOf>): string | null =>
  textOf(...said)?.split('\n', 1)[0] ?? null

/**
 * Returns the text of a notification in a language: its sentence, and after a line break what only a mail says; null where
 * this server has no words for it.
 */
export function textOf(flow: Pick<Flow, 'notices'>, said: Said, language: Language): string | null {
  const { cents, reason, count, item, name } = said
  return (
    recipientOf(flow, said)?.[language]({
      item: item ?? '',
      name: name ?? MARKET,
      price: cents === null ? '' : formatPrice(cents, language),
      reason: reason ?? '',
      count,
    }) ?? null
  )
}

/** Returns the recipient row of a notification; undefined where this server has none. */
export const recipientOf = (
  { notices }: Pick<Flow, 'notices'>,
  { event, told_as: as }: Said,
): Omit<Recipient, 'when' | 'cents' | 'reason'> | undefined =>
  event === REVIEW.event
    ? REVIEW.recipient
    : recipientsOf(notices, event).find(({ to }) => to === as)

/** Returns whole cents as an amount in dollars. */
export const formatPrice = (cents: number, language: Language): string =>
  formats[language].format(cents / 100)

const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  sv: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** Returns the day of a time, in UTC. */
export const formatDate = (at: Date | number, language: Language): string =>
  dates[language].format(at)

/**
 * Returns what a mail about a notification says first, as its subject, and the rest of it. The end of the first sentence is
 * none within a name or an admin's words, which users choose.
 */
export function headlineOf(text: string, { item, name, reason }: Said) {
  const chosen = [item, name, reason].filter((part) => part !== null && part !== '')
  const masked = chosen.reduce<string>(
    (left, part) => left.replaceAll(String(part), (found) => '-'.repeat(found.length)),
    text,
  )
  const end = /[.!?]?(?=\n)|[.!?](?=\s|$)/.exec(masked)
  if (end === null) return { headline: text, more: '' }
  const afterwards = end.index + end[0].length
  return {
    headline: text.slice(0, end[0] === '.' ? end.index : afterwards),
    more: text.slice(afterwards).trim().replaceAll('\n', ' '),
  }
}
