import { millisecondsOf } from '../../machines/market/duration.ts'
import { type DurationName, policy } from '../../machines/market/policy.ts'
import type { Snapshot } from './flow.ts'
import type { StoredEvent } from '../database/columns.ts'

/** The kinds of notifications, each of which a user can turn off separately. */
export const KINDS = ['orders', 'offers', 'messages', 'listings', 'saved', 'reviews'] as const
export type Kind = (typeof KINDS)[number]

/**
 * `concerned` and `reporter`: of a case of moderation. `rivals`: the other buyers with an open offer for the product.
 * `bookers`: the buyers with a booking of the product; an open offer tells its buyer by itself. `keepers`: the other
 * users whose wishlist has the product. `bargainers`: the users whose wishlist has it, to whom the new price is a lower
 * one.
 */
export type Audience =
  | 'buyer'
  | 'seller'
  | 'concerned'
  | 'reporter'
  | 'admins'
  | 'rivals'
  | 'bookers'
  | 'keepers'
  | 'bargainers'

/**
 * The facts of a sentence. `name`: the acting user; `price`: formatted, or empty; `reason`: empty without one;
 * `count`: how many events of its kind the notice stands for.
 */
type Facts = { item: string; name: string; price: string; reason: string; count: number }

/** After a line break comes what only a mail says. */
type Sentence = (facts: Facts) => string

/** A flow before and after an event; `before` is null for the first event of a flow. */
export type EventChange<Of = unknown> = {
  event: StoredEvent
  before: { value: Snapshot['value']; context: Of } | null
  after: { value: Snapshot['value']; context: Of }
}

/** A recipient of the notification of an event, and the sentence in each language. */
export type Recipient<Of = unknown> = {
  to: Audience
  en: Sentence
  sv: Sentence
  /** The default is always. */
  when?(change: EventChange<Of>): boolean
  /** The acting user is told too. The default is that nobody hears of what they did themselves. */
  isOwn?: true
  /** The user gets a mail of its own at once, also one who has turned off the mails of this kind or has read of it. */
  isUrgent?: true
  /** The mail is one of its own, outside of the digest. */
  hasOwnMail?: true
  /** The words of the button of a mail. The default is that of the flow. */
  button?: Readonly<Record<'en' | 'sv', string>>
  /** The price in whole cents that the sentence names. */
  cents?(change: EventChange<Of>): number | null
  /** The reason that the sentence depends on. */
  reason?(change: EventChange<Of>): string
}

/** The notifications of an event, or the reason for none. */
type Notice<Of = unknown> = { tell: readonly Recipient<Of>[] } | { none: string }

/** The notices of a flow: a row for each type of event. */
export type Notices<Event extends string = string, Of = unknown> = Readonly<
  Record<Event, Notice<Of>>
>

/** Returns the end of a sentence with the words of an admin; a full stop without them. */
export const because = (reason: string): string =>
  reason === '' ? '.' : `: ${reason}${/[.!?]$/.test(reason) ? '' : '.'}`

const UNITS = [
  { milliseconds: 86_400_000, en: 'days', sv: 'dagar' },
  { milliseconds: 3_600_000, en: 'hours', sv: 'timmar' },
] as const
const MINUTES = { milliseconds: 60_000, en: 'minutes', sv: 'minuter' } as const

/**
 * Returns a duration of the policy in words, such as '7 days' or '24 hours'; with `after`, what is left of it when that one
 * is over.
 */
export function lengthOf(
  language: 'en' | 'sv',
  duration: DurationName,
  after: DurationName | null = null,
): string {
  const { durations } = policy
  const elapsed = after === null ? 0 : millisecondsOf(durations[after])
  const left = millisecondsOf(durations[duration]) - elapsed
  // A single day is 24 hours, so that nobody reads it as 'today'. Intl says 'dygn', which no other sentence does.
  const unit =
    UNITS.find(({ milliseconds }) => left % milliseconds === 0 && left > milliseconds) ?? MINUTES
  return `${left / unit.milliseconds} ${unit[language]}`
}
