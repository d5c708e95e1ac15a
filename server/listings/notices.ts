import {
  isHiddenListing,
  type ListingContext,
  type ListingEvent,
} from '../../machines/market/listing.machine.ts'
import { type EventChange, type Notices, lengthOf, type Recipient } from '../flows/notice.ts'

type Change = EventChange<ListingContext>

const changesPrice = ({ event }: Change) => {
  const { fields } = event
  return Array.isArray(fields) && fields.includes('askingPrice')
}

const isForSale = ({ after }: Change) => !isHiddenListing(after)

const ends = {
  en: (item: string) =>
    `Your listing ${item} ends in ${lengthOf('en', 'renewal')}. Renew it to keep it for sale.`,
  sv: (item: string) =>
    `Din annons ${item} slutar om ${lengthOf('sv', 'renewal')}. Förläng den så är den kvar.`,
}

const back: Recipient<ListingContext> = {
  to: 'keepers',
  en: ({ item }) => `${item} from your wishlist is for sale again.`,
  sv: ({ item }) => `${item} i din önskelista är till salu igen.`,
}
const gone: Recipient<ListingContext> = {
  to: 'keepers',
  en: ({ item }) => `${item} from your wishlist was sold.`,
  sv: ({ item }) => `${item} i din önskelista har sålts.`,
}
const bookedIsBack: Recipient<ListingContext> = {
  to: 'bookers',
  en: ({ item }) => `${item}, which you booked, is for sale again.`,
  sv: ({ item }) => `${item} som du har bokat är till salu igen.`,
}
const isBack = (change: Change) => change.before?.value === 'expired' && isForSale(change)
const wasForSale = ({ before }: Change) => before !== null && !isHiddenListing(before)

/** The reason why a listing goes on after its deadline. */
const HELD = 'held'

/** The notices of the events of a listing. */
export const listingNotices: Notices<ListingEvent['type'] | 'seller.publish', ListingContext> = {
  'seller.publish': { none: 'Saved searches find the item.' },
  'seller.edit': {
    tell: [
      {
        to: 'bargainers',
        when: (change) => changesPrice(change) && isForSale(change),
        cents: ({ event }) => (typeof event['cents'] === 'number' ? event['cents'] : null),
        en: ({ item, price }) => `${item} from your wishlist now costs ${price}.`,
        sv: ({ item, price }) => `${item} i din önskelista kostar nu ${price}.`,
      },
    ],
  },
  'seller.withdraw': {
    tell: [
      // The wishlist says that the item is not for sale.
      {
        to: 'bookers',
        en: ({ item }) => `The seller has taken down ${item}, which you booked. It may come back.`,
        sv: ({ item }) =>
          `Säljaren har tagit ner ${item} som du har bokat. Varan kan komma tillbaka.`,
      },
    ],
  },
  'seller.putBack': {
    tell: [
      { ...back, when: isForSale },
      { ...bookedIsBack, when: isForSale },
    ],
  },
  'seller.renew': {
    tell: [
      { ...back, when: isBack },
      { ...bookedIsBack, when: isBack },
    ],
  },
  'market.hide': {
    // The case tells the seller, and the wishlist says that the item is not for sale.
    tell: [
      {
        to: 'bookers',
        when: wasForSale,
        en: ({ item }) => `Loppis has taken down ${item}, which you booked. It may come back.`,
        sv: ({ item }) =>
          `Loppis har tagit ner ${item} som du har bokat. Varan kan komma tillbaka.`,
      },
    ],
  },
  'market.show': {
    tell: [
      { ...back, when: isForSale },
      { ...bookedIsBack, when: isForSale },
    ],
  },
  'seller.sellElsewhere': {
    tell: [
      gone,
      {
        to: 'bookers',
        en: ({ item }) => `The seller has sold ${item}, which you booked, elsewhere.`,
        sv: ({ item }) => `Säljaren har sålt ${item} som du har bokat på annat håll.`,
      },
    ],
  },
  'seller.remove': {
    tell: [
      // The wishlist says that the item is gone.
      {
        to: 'bookers',
        en: ({ item }) => `The seller has removed ${item}, which you booked.`,
        sv: ({ item }) => `Säljaren har tagit bort ${item} som du har bokat.`,
      },
    ],
  },
  'admin.remove': {
    // The case tells the seller.
    tell: [
      {
        to: 'bookers',
        en: ({ item }) => `Loppis has removed ${item}, which you booked.`,
        sv: ({ item }) => `Loppis har tagit bort ${item} som du har bokat.`,
      },
    ],
  },
  'buyer.pay': {
    tell: [
      gone,
      {
        to: 'bookers',
        en: ({ item }) => `${item}, which you booked, was sold to another buyer.`,
        sv: ({ item }) => `${item} som du har bokat såldes till en annan köpare.`,
      },
    ],
  },
  'deadline.expiring': {
    tell: [
      {
        to: 'seller',
        en: ({ item }) => ends.en(item),
        sv: ({ item }) => ends.sv(item),
      },
    ],
  },
  'deadline.expired': {
    tell: [
      {
        to: 'seller',
        reason: ({ after }) => (after.value === 'expired' ? '' : HELD),
        en: ({ item, reason }) =>
          reason === HELD
            ? ends.en(item)
            : `Your listing ${item} has ended. Renew it to sell the item.`,
        sv: ({ item, reason }) =>
          reason === HELD
            ? ends.sv(item)
            : `Din annons ${item} har slutat. Förläng den för att sälja varan.`,
      },
      {
        to: 'bookers',
        when: ({ after }) => after.value === 'expired',
        en: ({ item }) => `The listing of ${item}, which you booked, has ended. It may come back.`,
        sv: ({ item }) =>
          `Annonsen för ${item} som du har bokat har slutat. Varan kan komma tillbaka.`,
      },
    ],
  },
}
