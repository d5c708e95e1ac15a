import type { CardEntry } from './card-entry.ts'

export const CARD_PARTS = ['number', 'expiry', 'cvc'] as const
export type CardPart = (typeof CARD_PARTS)[number]

/** Two minutes, in milliseconds. */
const LIFETIME = 120_000
/** About 20 MB. The rate limits allow an address only 360 tickets at once. */
const TICKETS_AT_MOST = 50_000

/**
 * Collects the three fields of one form. Each field's frame sends its own part with the form's random ticket; the page
 * knows only the ticket. Entries stay in memory for at most two minutes and can be taken once.
 */
export class Vault {
  readonly #entries = new Map<string, { parts: Partial<CardEntry>; until: number }>()

  /** Stores one part. Returns false when the vault is full. */
  put(ticket: string, part: CardPart, value: string, now: Date): boolean {
    this.#forgetOld(now)
    const entry = this.#entries.get(ticket) ?? { parts: {}, until: now.getTime() + LIFETIME }
    if (!this.#entries.has(ticket) && this.#entries.size >= TICKETS_AT_MOST) return false
    entry.parts[part] = value
    this.#entries.set(ticket, entry)
    return true
  }

  /** Removes the entry and returns the card, or null when a part is missing. */
  take(ticket: string, now: Date): CardEntry | null {
    this.#forgetOld(now)
    const { number, expiry, cvc } = this.#entries.get(ticket)?.parts ?? {}
    this.#entries.delete(ticket)
    if (number === undefined || expiry === undefined || cvc === undefined) return null
    return { number, expiry, cvc }
  }

  #forgetOld(now: Date): void {
    for (const [ticket, { until }] of this.#entries) {
      if (until <= now.getTime()) this.#entries.delete(ticket)
    }
  }
}
