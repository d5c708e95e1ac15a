import type { Snapshot, StoredEvent } from './flow.ts'

/** What a user can turn off on its own. */
export const KINDS = ['orders', 'offers', 'messages', 'listings', 'saved', 'reviews'] as const
export type Kind = (typeof KINDS)[number]

/**
 * `rivals`: the other buyers with an open offer for the product. `keepers`: the users whose wishlist has the product. `bargainers`: those of them to whom the new price is a lower one.
 */
export type Audience = 'buyer' | 'seller' | 'admins' | 'rivals' | 'keepers' | 'bargainers'

/**
 * What a sentence names. `name`: the acting user; `price`: formatted, empty without one; `reason`: empty without one;
 * `count`: how many events of its kind the notice stands for.
 */
export type Facts = { item: string; name: string; price: string; reason: string; count: number }

type Sentence = (facts: Facts) => string

/** What an event has changed; `before` is null for the first event of a flow. */
export type EventChange<Of = unknown> = {
  event: StoredEvent
  before: { value: Snapshot['value']; context: Of } | null
  after: { value: Snapshot['value']; context: Of }
}

/** Who is told of an event, and in which words. */
export type Told<Of = unknown> = {
  to: Audience
  en: Sentence
  sv: Sentence
  /** The default is always. */
  when?(change: EventChange<Of>): boolean
  /** The acting user is told too. The default is that nobody hears of what they did themselves. */
  isOwn?: true
  /** The price in whole cents that the sentence names. */
  cents?(change: EventChange<Of>): number | null
  /** The reason that the sentence depends on. */
  reason?(change: EventChange<Of>): string
}

/** What the market tells of an event, or why nothing. */
type Notice<Of = unknown> = { tell: readonly Told<Of>[] } | { none: string }

/** The notices of a flow: a row for each type of event. */
export type Notices<Event extends string = string, Of = unknown> = Readonly<
  Record<Event, Notice<Of>>
>
