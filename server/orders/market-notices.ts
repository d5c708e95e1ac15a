import type { Movement } from '../../machines/market/ledger.ts'
import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import type { EventChange, Notices } from '../flows/notice.ts'

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
        en: ({ item }) => `Loppis canceled the sale of ${item}. You get the money back.`,
        sv: ({ item }) => `Loppis avbröt köpet av ${item}. Du får pengarna tillbaka.`,
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
        en: ({ item }) => `Loppis decided about ${item}: you get the money back.`,
        sv: ({ item }) => `Loppis har avgjort ärendet om ${item}: du får pengarna tillbaka.`,
      },
      {
        to: 'seller',
        en: ({ item }) => `Loppis decided about ${item}: the buyer gets the money back.`,
        sv: ({ item }) => `Loppis har avgjort ärendet om ${item}: köparen får pengarna tillbaka.`,
      },
    ],
  },
  'admin.release': {
    tell: [
      {
        to: 'buyer',
        en: ({ item }) => `Loppis decided about ${item}: the seller gets the money.`,
        sv: ({ item }) => `Loppis har avgjort ärendet om ${item}: säljaren får pengarna.`,
      },
      {
        to: 'seller',
        en: ({ item }) => `Loppis decided about ${item}: you get the money.`,
        sv: ({ item }) => `Loppis har avgjort ärendet om ${item}: du får pengarna.`,
      },
    ],
  },
  'admin.split': {
    tell: [
      {
        to: 'buyer',
        cents: returned,
        en: ({ item, price }) => `Loppis decided about ${item}: you get ${price} back.`,
        sv: ({ item, price }) => `Loppis har avgjort ärendet om ${item}: du får ${price} tillbaka.`,
      },
      {
        to: 'seller',
        cents: returned,
        en: ({ item, price }) =>
          `Loppis decided about ${item}: the buyer gets ${price} back, and you get the rest.`,
        sv: ({ item, price }) =>
          `Loppis har avgjort ärendet om ${item}: köparen får ${price} tillbaka och du får resten.`,
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
          `${price} for ${item} is on its way back to your card. Banks usually take 3–5 days.`,
        sv: ({ item, price }) =>
          `${price} för ${item} är på väg tillbaka till ditt kort. Det tar oftast 3–5 dagar hos banken.`,
      },
    ],
  },
  'provider.failed': {
    none: 'It is tried again, and a payment that is stuck is reviewed by an admin.',
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
