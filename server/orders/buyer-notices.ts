import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import { lengthOf, type EventChange, type Notices } from '../flows/notice.ts'
import { aboutMoney, bankReason, moneyReason } from './money-words.ts'

type BuyerEvent = Extract<OrderEvent['type'], `buyer.${string}`> | 'buyer.pay'

const charged = ({ after }: EventChange<OrderContext>) => after.context.ledger.charged

/** The notices of the events of an order's buyer. */
export const buyerNotices: Notices<BuyerEvent, OrderContext> = {
  'buyer.pay': {
    tell: [
      {
        to: 'seller',
        isUrgent: true,
        cents: charged,
        en: ({ item, name, price }) =>
          `${name} bought ${item} for ${price}. Hand it over within ${lengthOf('en', 'handOver')}.`,
        sv: ({ item, name, price }) =>
          `${name} köpte ${item} för ${price}. Lämna över varan inom ${lengthOf('sv', 'handOver')}.`,
      },
      {
        to: 'buyer',
        cents: charged,
        isOwn: true,
        isUrgent: true,
        en: ({ item, price }) =>
          `You bought ${item} for ${price}. Loppis holds the money until you have the item.`,
        sv: ({ item, price }) =>
          `Du köpte ${item} för ${price}. Loppis håller pengarna tills du har varan.`,
      },
    ],
  },
  'buyer.confirm': {
    tell: [
      {
        to: 'seller',
        reason: moneyReason,
        en: ({ item, name, reason }) =>
          `${name} confirmed that all is well with ${item}. ${aboutMoney('seller', 'en', { reason, usual: 'You get the money.' })}`,
        sv: ({ item, name, reason }) =>
          `${name} bekräftade att allt är bra med ${item}. ${aboutMoney('seller', 'sv', { reason, usual: 'Du får pengarna.' })}`,
      },
    ],
  },
  'buyer.askToCancel': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) =>
          `${name} asks to cancel the sale of ${item}. Answer within ${lengthOf('en', 'cancelAnswer')}.`,
        sv: ({ item, name }) =>
          `${name} vill avbryta köpet av ${item}. Svara inom ${lengthOf('sv', 'cancelAnswer')}.`,
      },
    ],
  },
  'buyer.reportProblem': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) =>
          `${name} reported a problem with ${item}. Answer within ${lengthOf('en', 'problemAnswer')}.`,
        sv: ({ item, name }) =>
          `${name} anmälde ett problem med ${item}. Svara inom ${lengthOf('sv', 'problemAnswer')}.`,
      },
    ],
  },
  'buyer.acceptPart': {
    tell: [
      {
        to: 'seller',
        reason: bankReason,
        en: ({ item, name, reason }) =>
          `${name} accepted the money back for ${item}. ${aboutMoney('seller', 'en', { reason, usual: 'You get the rest.' })}`,
        sv: ({ item, name, reason }) =>
          `${name} tog emot pengarna tillbaka för ${item}. ${aboutMoney('seller', 'sv', { reason, usual: 'Du får resten.' })}`,
      },
    ],
  },
  'buyer.declinePart': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) => `${name} declined the money back for ${item}. Loppis decides.`,
        sv: ({ item, name }) =>
          `${name} tackade nej till pengarna tillbaka för ${item}. Loppis avgör.`,
      },
    ],
  },
  'buyer.askToReturn': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) =>
          `${name} asks to return ${item}. Answer within ${lengthOf('en', 'returnAnswer')}.`,
        sv: ({ item, name }) =>
          `${name} vill lämna tillbaka ${item}. Svara inom ${lengthOf('sv', 'returnAnswer')}.`,
      },
    ],
  },
  'buyer.handBack': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) =>
          `${name} gave ${item} back. Confirm within ${lengthOf('en', 'returnReceipt')} that you have it.`,
        sv: ({ item, name }) =>
          `${name} lämnade tillbaka ${item}. Bekräfta inom ${lengthOf('sv', 'returnReceipt')} att du har fått varan.`,
      },
    ],
  },
  'buyer.sendBack': {
    tell: [
      {
        to: 'seller',
        en: ({ item, name }) => `${name} sent ${item} back.`,
        sv: ({ item, name }) => `${name} skickade tillbaka ${item}.`,
      },
    ],
  },
}
