import type { OrderContext } from '../../machines/market/order.events.ts'
import type { EventChange } from '../flows/notice.ts'

type Change = EventChange<OrderContext>

/** Returns whether the bank has the money because of a dispute that is open or lost. */
export const hasBank = ({ after: { context } }: Change) =>
  context.dispute !== null && context.dispute.status !== 'won'

/** Returns the status of the dispute that holds the money; empty where the market moves the money. */
export const bankReason = (change: Change): string =>
  hasBank(change) ? (change.after.context.dispute?.status ?? '') : ''

/** Returns the bank's reason (`bankReason`), or 'kept' where the seller was paid already and keeps the money. */
export const moneyReason = (change: Change): string =>
  bankReason(change) || (change.after.context.ledger.released > 0 ? 'kept' : '')

type Words = Readonly<Record<string, string>>

const buyer: Record<'en' | 'sv', Words> = {
  en: {
    open: 'Your bank decides about the money.',
    lost: 'Your bank gave you the money back.',
    kept: 'The seller keeps the money.',
  },
  sv: {
    open: 'Din bank avgör vem som får pengarna.',
    lost: 'Din bank gav dig pengarna tillbaka.',
    kept: 'Säljaren behåller pengarna.',
  },
}

const seller: Record<'en' | 'sv', Words> = {
  en: {
    open: "The buyer's bank decides about the money.",
    lost: 'The bank gave the money back to the buyer.',
    kept: 'You keep the money.',
  },
  sv: {
    open: 'Köparens bank avgör vem som får pengarna.',
    lost: 'Banken gav pengarna tillbaka till köparen.',
    kept: 'Du behåller pengarna.',
  },
}

/** Sentences about the money, by its reason (`moneyReason`). */
const words = { buyer, seller }

/** Returns the sentence about the money that is true for its reason; `usual` where the market moves the money. */
export const aboutMoney = (
  to: keyof typeof words,
  language: 'en' | 'sv',
  { reason, usual }: { reason: string; usual: string },
): string => words[to][language][reason] ?? usual

const moneyBack = {
  buyer: { en: 'You get the money back.', sv: 'Du får pengarna tillbaka.' },
  seller: { en: 'The buyer gets the money back.', sv: 'Köparen får pengarna tillbaka.' },
}

/** Returns the sentence about money that the buyer gets back, unless the bank has it (`bankReason`). */
export const aboutRefund = (
  to: keyof typeof words,
  language: 'en' | 'sv',
  reason: string,
): string => aboutMoney(to, language, { reason, usual: moneyBack[to][language] })
