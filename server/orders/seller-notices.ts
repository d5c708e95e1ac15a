import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import { lengthOf, type Notices } from '../flows/notice.ts'
import { aboutRefund, bankReason } from './money-words.ts'

type SellerEvent = Extract<OrderEvent['type'], `seller.${string}`>

/** The notices of the events of an order's seller. */
export const sellerNotices: Notices<SellerEvent, OrderContext> = {
  'seller.meet': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} handed over ${item}. Confirm that all is well.`,
        sv: ({ item, name }) => `${name} lämnade över ${item}. Bekräfta att allt är bra.`,
      },
    ],
  },
  'seller.send': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} sent ${item}.`,
        sv: ({ item, name }) => `${name} skickade ${item}.`,
      },
    ],
  },
  'seller.cancel': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, name, reason }) =>
          `${name} canceled the sale of ${item}. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, name, reason }) =>
          `${name} avbröt försäljningen av ${item}. ${aboutRefund('buyer', 'sv', reason)}`,
      },
    ],
  },
  'seller.agreeToCancel': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, name, reason }) =>
          `${name} agreed to cancel the sale of ${item}. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, name, reason }) =>
          `${name} gick med på att avbryta köpet av ${item}. ${aboutRefund('buyer', 'sv', reason)}`,
      },
    ],
  },
  'seller.declineToCancel': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} declined to cancel the sale of ${item}.`,
        sv: ({ item, name }) => `${name} vill inte avbryta köpet av ${item}.`,
      },
    ],
  },
  'seller.takeBack': {
    tell: [
      {
        to: 'buyer',
        // Empty where the buyer sends the item back.
        reason: (change) =>
          change.after.context.problem === 'notReceived' ? bankReason(change) || 'refund' : '',
        en: ({ item, name, reason }) =>
          reason === ''
            ? `${name} takes ${item} back.`
            : `${name} accepts that ${item} did not arrive. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, name, reason }) =>
          reason === ''
            ? `${name} tar tillbaka ${item}.`
            : `${name} godtar att ${item} aldrig kom fram. ${aboutRefund('buyer', 'sv', reason)}`,
      },
    ],
  },
  'seller.offerPart': {
    tell: [
      {
        to: 'buyer',
        cents: ({ after }) => after.context.partOffer,
        en: ({ item, name, price }) => `${name} offers ${price} back for ${item}.`,
        sv: ({ item, name, price }) => `${name} erbjuder ${price} tillbaka för ${item}.`,
      },
    ],
  },
  'seller.withdrawPart': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} withdrew the offer of money back for ${item}.`,
        sv: ({ item, name }) => `${name} drog tillbaka erbjudandet om pengar tillbaka för ${item}.`,
      },
    ],
  },
  'seller.contest': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} disagrees about the problem with ${item}. Loppis decides.`,
        sv: ({ item, name }) => `${name} håller inte med om problemet med ${item}. Loppis avgör.`,
      },
    ],
  },
  'seller.agreeToReturn': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) =>
          `${name} agreed to the return of ${item}. Give or send it back within ${lengthOf('en', 'sendBack')}.`,
        sv: ({ item, name }) =>
          `${name} gick med på returen av ${item}. Lämna eller skicka tillbaka varan inom ${lengthOf('sv', 'sendBack')}.`,
      },
    ],
  },
  'seller.refuseReturn': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) => `${name} refused the return of ${item}. Loppis decides.`,
        sv: ({ item, name }) => `${name} nekade returen av ${item}. Loppis avgör.`,
      },
    ],
  },
  'seller.confirmReturn': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, name, reason }) =>
          `${name} got ${item} back. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, name, reason }) =>
          `${name} har fått tillbaka ${item}. ${aboutRefund('buyer', 'sv', reason)}`,
      },
    ],
  },
  'seller.contestReturn': {
    tell: [
      {
        to: 'buyer',
        en: ({ item, name }) =>
          `${name} reported a problem with the return of ${item}. Loppis decides.`,
        sv: ({ item, name }) => `${name} anmälde ett problem med returen av ${item}. Loppis avgör.`,
      },
    ],
  },
}
