import type { Movement } from '../../machines/market/ledger.ts'
import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import type { EventChange, Notices } from '../flows/notice.ts'
import { aboutMoney, aboutRefund, bankReason, hasBank, moneyReason } from './money-words.ts'

type MarketEvent = Exclude<
  OrderEvent['type'],
  // The goods raise it, so it is no event of the journal.
  `buyer.${string}` | `seller.${string}` | `deadline.${string}` | 'money.instructed'
>
type Change = EventChange<OrderContext>

const hasMoved =
  (movement: Movement) =>
  ({ before }: Change) =>
    before?.context.operation?.movement === movement
const moved = ({ before }: Change) => before?.context.operation?.cents ?? null
const returned = ({ after: { context } }: Change) =>
  context.due?.to === 'both' ? context.due.cents : null

/** The notices of the events that admins, the provider and the bank send to an order. */
export const marketNotices: Notices<MarketEvent, OrderContext> = {
  'admin.cancel': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, reason }) =>
          `Loppis canceled the sale of ${item}. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Loppis avbröt köpet av ${item}. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        en: ({ item }) => `Loppis canceled the sale of ${item}.`,
        sv: ({ item }) => `Loppis avbröt köpet av ${item}.`,
      },
    ],
  },
  'admin.refund': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, reason }) =>
          `Loppis decided about ${item} for you. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Loppis har avgjort ärendet om ${item} till din fördel. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        reason: bankReason,
        en: ({ item, reason }) =>
          `Loppis decided about ${item} for the buyer. ${aboutRefund('seller', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Loppis har avgjort ärendet om ${item} till köparens fördel. ${aboutRefund('seller', 'sv', reason)}`,
      },
    ],
  },
  'admin.release': {
    tell: [
      {
        to: 'buyer',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `Loppis decided about ${item} for the seller. ${aboutMoney('buyer', 'en', { reason, usual: 'The seller gets the money.' })}`,
        sv: ({ item, reason }) =>
          `Loppis har avgjort ärendet om ${item} till säljarens fördel. ${aboutMoney('buyer', 'sv', { reason, usual: 'Säljaren får pengarna.' })}`,
      },
      {
        to: 'seller',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `Loppis decided about ${item} for you. ${aboutMoney('seller', 'en', { reason, usual: 'You get the money.' })}`,
        sv: ({ item, reason }) =>
          `Loppis har avgjort ärendet om ${item} till din fördel. ${aboutMoney('seller', 'sv', { reason, usual: 'Du får pengarna.' })}`,
      },
    ],
  },
  'admin.split': {
    tell: [
      {
        to: 'buyer',
        cents: returned,
        reason: bankReason,
        en: ({ item, price, reason }) =>
          `Loppis decided about ${item}. ${aboutMoney('buyer', 'en', { reason, usual: `You get ${price} back.` })}`,
        sv: ({ item, price, reason }) =>
          `Loppis har avgjort ärendet om ${item}. ${aboutMoney('buyer', 'sv', { reason, usual: `Du får ${price} tillbaka.` })}`,
      },
      {
        to: 'seller',
        cents: returned,
        reason: bankReason,
        en: ({ item, price, reason }) =>
          `Loppis decided about ${item}. ${aboutMoney('seller', 'en', { reason, usual: `The buyer gets ${price} back, and you get the rest.` })}`,
        sv: ({ item, price, reason }) =>
          `Loppis har avgjort ärendet om ${item}. ${aboutMoney('seller', 'sv', { reason, usual: `Köparen får ${price} tillbaka och du får resten.` })}`,
      },
    ],
  },
  'admin.retryPayment': { none: 'The answer of the provider tells.' },
  'admin.writeOff': { none: 'Neither side is concerned.' },
  'provider.succeeded': {
    tell: [
      {
        to: 'seller',
        when: (change) => hasMoved('transfer')(change) || hasMoved('reversal')(change),
        cents: moved,
        reason: (change) => (hasMoved('reversal')(change) ? 'reversal' : 'transfer'),
        en: ({ item, price, reason }) =>
          reason === 'reversal'
            ? `${price} for ${item} was taken back from your account.`
            : `${price} for ${item} is on its way to your account.`,
        sv: ({ item, price, reason }) =>
          reason === 'reversal'
            ? `${price} för ${item} har tagits tillbaka från ditt konto.`
            : `${price} för ${item} är på väg till ditt konto.`,
      },
      {
        to: 'buyer',
        when: (change) => hasMoved('refund')(change) || hasMoved('cover')(change),
        cents: moved,
        en: ({ item, price }) =>
          `Your ${price} refund for ${item} is on its way. Banks usually take 3–5 days.`,
        sv: ({ item, price }) =>
          `Din återbetalning på ${price} för ${item} är på väg. Det tar oftast 3–5 dagar hos banken.`,
      },
    ],
  },
  'provider.failed': {
    none: 'It is tried again, and a payment that is stuck is reviewed by an admin.',
  },
  'provider.notAsked': {
    tell: [
      {
        to: 'seller',
        when: (change) => change.after.context.due?.to === 'seller' && !hasBank(change),
        cents: moved,
        reason: ({ event: { reason } }) => (typeof reason === 'string' ? reason : ''),
        en: ({ item, price, reason }) =>
          reason === 'noPayoutAccount'
            ? `We'll send your ${price} for ${item} as soon as you add a bank account.`
            : `We'll send your ${price} for ${item} as soon as your payout account is ready.`,
        sv: ({ item, price, reason }) =>
          reason === 'noPayoutAccount'
            ? `Vi skickar dina ${price} för ${item} så snart du har lagt till ett bankkonto.`
            : `Vi skickar dina ${price} för ${item} så snart ditt utbetalningskonto är klart.`,
      },
    ],
  },
  'provider.accountActive': { none: 'The answer of the provider tells.' },
  'provider.refundRejected': {
    tell: [
      {
        to: 'buyer',
        when: (change) => !hasBank(change),
        cents: ({ event }) => (typeof event['cents'] === 'number' ? event['cents'] : null),
        en: ({ item, price }) =>
          `Your bank did not take ${price} back for ${item}. Loppis has the money and is looking into it.`,
        sv: ({ item, price }) =>
          `Din bank tog inte emot ${price} för ${item}. Loppis har pengarna och tittar på det.`,
      },
    ],
  },
  'provider.refused': { none: 'The market pays the buyer, and an admin reviews the shortfall.' },
  'bank.disputeOpened': {
    tell: [
      {
        to: 'seller',
        en: ({ item }) => `The buyer of ${item} disputed the payment at the bank.`,
        sv: ({ item }) => `Köparen av ${item} bestred betalningen hos banken.`,
      },
    ],
  },
  'bank.disputeWon': {
    tell: [
      {
        to: 'seller',
        en: ({ item }) => `The bank closed the dispute about ${item}. The payment stands.`,
        sv: ({ item }) => `Banken avslutade tvisten om ${item}. Betalningen står fast.`,
      },
    ],
  },
  'bank.disputeLost': {
    tell: [
      {
        to: 'seller',
        en: ({ item }) =>
          `The bank closed the dispute about ${item}. The buyer has the money back.`,
        sv: ({ item }) =>
          `Banken avslutade tvisten om ${item}. Köparen har fått pengarna tillbaka.`,
      },
    ],
  },
}
