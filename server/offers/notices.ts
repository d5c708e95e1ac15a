import type { OfferContext, OfferEvent, OfferMade } from '../../machines/market/offer.machine.ts'
import { lengthOf, type EventChange, type Notices, type Recipient } from '../flows/notice.ts'

type Change = EventChange<OfferContext>

const cents = ({ after }: Change) => after.context.cents
const reasonOf = ({ event }: Change) => String(event['reason'])

/** Why an offer has ended without one of its two sides. */
const ended: Readonly<Record<string, { en: string; sv: string }>> = {
  sold: { en: 'was sold to someone else.', sv: 'såldes till någon annan.' },
  priceChanged: { en: 'has a new price.', sv: 'har fått ett nytt pris.' },
  expired: {
    en: 'is not for sale any more, because its listing ended.',
    sv: 'är inte längre till salu, eftersom annonsen har slutat.',
  },
}
const gone = { en: 'is not for sale any more.', sv: 'är inte längre till salu.' }

/** The others who bargain for the item. */
const rivals: Recipient<OfferContext> = {
  to: 'rivals',
  en: ({ item }) =>
    `${item} is reserved for another buyer. If nobody pays within ${lengthOf('en', 'reservation')}, your offer still counts.`,
  sv: ({ item }) =>
    `${item} är reserverad för en annan köpare. Betalar ingen inom ${lengthOf('sv', 'reservation')} gäller ditt bud igen.`,
}

/** The notices of the events of an offer. */
export const offerNotices: Notices<(OfferEvent | OfferMade)['type'], OfferContext> = {
  'buyer.offer': {
    tell: [
      {
        to: 'seller',
        cents,
        en: ({ name, price, item }) => `${name} offers ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} bjuder ${price} för ${item}.`,
      },
    ],
  },
  'seller.accept': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ name, price, item }) =>
          `${name} accepted your ${price} offer for ${item}. It is reserved for you for ${lengthOf('en', 'reservation')}.`,
        sv: ({ name, price, item }) =>
          `${name} har accepterat ditt bud på ${price} för ${item}. Varan är reserverad för dig i ${lengthOf('sv', 'reservation')}.`,
      },
      rivals,
    ],
  },
  'seller.counter': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ name, price, item }) => `${name} suggests ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} föreslår ${price} för ${item}.`,
      },
    ],
  },
  'seller.decline': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ name, price, item }) => `${name} declined your ${price} offer for ${item}.`,
        sv: ({ name, price, item }) =>
          `${name} har tackat nej till ditt bud på ${price} för ${item}.`,
      },
    ],
  },
  'seller.withdraw': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ name, price, item }) => `${name} withdrew the suggestion of ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} tar tillbaka förslaget på ${price} för ${item}.`,
      },
    ],
  },
  'buyer.accept': {
    tell: [
      {
        to: 'seller',
        cents,
        en: ({ name, price, item }) =>
          `${name} accepted ${price} for ${item}. It is reserved for ${lengthOf('en', 'reservation')}.`,
        sv: ({ name, price, item }) =>
          `${name} accepterar ${price} för ${item}. Varan är reserverad i ${lengthOf('sv', 'reservation')}.`,
      },
      rivals,
    ],
  },
  'buyer.counter': {
    tell: [
      {
        to: 'seller',
        cents,
        en: ({ name, price, item }) => `${name} now offers ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} bjuder nu ${price} för ${item}.`,
      },
    ],
  },
  'buyer.decline': {
    tell: [
      {
        to: 'seller',
        cents,
        en: ({ name, price, item }) => `${name} declines ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} tackar nej till ${price} för ${item}.`,
      },
    ],
  },
  'buyer.withdraw': {
    tell: [
      {
        to: 'seller',
        cents,
        en: ({ name, price, item }) => `${name} takes back the offer of ${price} for ${item}.`,
        sv: ({ name, price, item }) => `${name} tar tillbaka budet på ${price} för ${item}.`,
      },
    ],
  },
  'buyer.pay': { none: 'The order tells the seller.' },
  'market.close': {
    tell: [
      {
        to: 'buyer',
        // A block is not announced.
        when: (change) => !['buyerGone', 'blocked'].includes(reasonOf(change)),
        reason: reasonOf,
        en: ({ item, reason }) => `${item} ${(ended[reason] ?? gone).en} Your offer has ended.`,
        sv: ({ item, reason }) => `${item} ${(ended[reason] ?? gone).sv} Ditt bud är avslutat.`,
      },
      {
        to: 'seller',
        when: (change) => reasonOf(change) === 'buyerGone',
        en: ({ item }) => `The buyer who made an offer for ${item} has left Loppis.`,
        sv: ({ item }) => `Köparen som lade ett bud på ${item} har lämnat Loppis.`,
      },
    ],
  },
  'deadline.expired': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ price, item }) => `The offer of ${price} for ${item} got no answer in time.`,
        sv: ({ price, item }) => `Budet på ${price} för ${item} fick inget svar i tid.`,
      },
      {
        to: 'seller',
        cents,
        en: ({ price, item }) => `The offer of ${price} for ${item} got no answer in time.`,
        sv: ({ price, item }) => `Budet på ${price} för ${item} fick inget svar i tid.`,
      },
    ],
  },
  'deadline.reservation': {
    tell: [
      {
        to: 'buyer',
        cents,
        en: ({ item }) =>
          `You have not paid for ${item} in time. It is no longer reserved for you.`,
        sv: ({ item }) =>
          `Du betalade inte ${item} i tid. Varan är inte längre reserverad för dig.`,
      },
      {
        to: 'seller',
        cents,
        en: ({ item }) => `The buyer has not paid for ${item} in time. It is for sale again.`,
        sv: ({ item }) => `Köparen betalade inte ${item} i tid. Varan är till salu igen.`,
      },
    ],
  },
}
