import { defineMessages, type MessageShape } from './defineMessages.ts'
import { actMessages } from './order-acts.ts'
import { deadlineMessages, paidDeadlineMessages } from './order-deadlines.ts'
import { eventMessages } from './order-events.ts'
import { moneyMessages } from './order-money.ts'
import { orderMessages as swedish } from './order.sv.ts'

/** Messages of an order's page, in tables keyed by the names that the server sends. */
const english = {
  title: 'Order',
  titleOf: (item: string) => `Order: ${item}`,
  loading: 'Loading the order',
  next: 'What happens next',
  money: 'The money',
  item: 'The item',
  timeline: 'What has happened',
  people: {
    title: 'Buyer and seller',
    buyer: 'Buyer',
    seller: 'Seller',
    writeToBuyer: 'Message the buyer',
    writeToSeller: 'Message the seller',
  },
  /** The section in which an admin reads the entries of both sides. */
  sides: { title: 'What both sides say', none: 'Nothing yet.' },
  paid: 'Paid',
  price: 'Price',
  /** The actor of an event, at the beginning of a sentence. */
  actors: { you: 'You', buyer: 'The buyer', seller: 'The seller', admin: 'Our team' },
  /** The state of the order, and whose turn it is, as each role reads them. */
  states: {
    paid: {
      buyer: 'The seller hands the item over, in person or by post.',
      seller: 'Hand the item over, in person or by post.',
      admin: 'The seller hands the item over.',
    },
    cancelAsked: {
      buyer: 'You asked to cancel. The seller answers.',
      seller: 'The buyer wants to cancel. Agree or decline.',
      admin: 'The buyer wants to cancel. The seller answers.',
    },
    'handedOver.met': {
      buyer: 'The seller says that you have met. Check the item and confirm.',
      seller: 'You handed the item over. The buyer checks and confirms it.',
      admin: 'The two have met. The buyer confirms.',
    },
    'handedOver.sent': {
      buyer: 'The item is on its way. Check it when it arrives, and confirm.',
      seller: 'You sent the item. The buyer confirms when it arrives.',
      admin: 'The item is on its way. The buyer confirms.',
    },
    received: {
      buyer: 'You have the item. If it is not right, you can ask to return it.',
      seller: 'The buyer has the item, and can still ask to return it.',
      admin: 'The buyer has the item, and can still ask to return it.',
    },
    problem: {
      buyer: 'You reported a problem. The seller answers.',
      seller: 'The buyer reported a problem. Choose how to solve it.',
      admin: 'The buyer reported a problem. The seller answers.',
    },
    partOffered: {
      buyer: 'The seller offers part of the money back. Accept or decline.',
      seller: 'You offered part of the money back. The buyer answers.',
      admin: 'The seller offers part of the money back. The buyer answers.',
    },
    returnAsked: {
      buyer: 'You asked to return the item. The seller answers.',
      seller: 'The buyer wants to return the item. Agree or refuse.',
      admin: 'The buyer wants to return the item. The seller answers.',
    },
    returning: {
      buyer: 'Give the item back to the seller, in person or by post.',
      seller: 'The buyer gives the item back, in person or by post. Confirm when you have it.',
      admin: 'The buyer gives the item back.',
    },
    returnMet: {
      buyer: 'You gave the item back. The seller checks and confirms it.',
      seller: 'The buyer says that you have met. Check the item and confirm that you have it.',
      admin: 'The two have met. The seller confirms.',
    },
    returnSent: {
      buyer: 'The item is on its way back. The seller confirms when it arrives.',
      seller: 'The item is on its way back. Confirm when you have it.',
      admin: 'The item is on its way back. The seller confirms.',
    },
    underReview: {
      buyer: 'Loppis looks at what you both wrote, and decides.',
      seller: 'Loppis looks at what you both wrote, and decides.',
      admin: 'The two disagree. Read what they wrote, and decide.',
    },
    canceled: {
      buyer: 'The order is canceled. There is nothing more to do.',
      seller: 'The order is canceled. There is nothing more to do.',
      admin: 'The order is canceled.',
    },
    refunded: {
      buyer: 'The order ended with your money back. There is nothing more to do.',
      seller: "The order ended with the buyer's money back. There is nothing more to do.",
      admin: "The order ended with the buyer's money back.",
    },
    completed: {
      buyer: 'The order is complete. There is nothing more to do.',
      seller: 'The order is complete. There is nothing more to do.',
      admin: 'The order is complete.',
    },
  },
  unpaid: moneyMessages.unpaid,
  unknownState: 'This order has moved on. Reload the page to see how.',
  positions: moneyMessages.positions,
  unknownPosition: 'The money is being moved.',
  toPayoutAccount: 'Go to your payout account',
  amounts: moneyMessages.amounts,
  problems: {
    notReceived: "It didn't arrive",
    notAsDescribed: 'It is not as described',
    damaged: 'It is damaged',
  },
  until: (time: string, relative: string) => `Until ${time} (${relative}).`,
  deadlines: deadlineMessages,
  paidDeadlines: paidDeadlineMessages,
  acts: actMessages,
  fields: {
    reason: 'Your message',
    tracking: 'Tracking number',
    amount: 'Amount back to the buyer',
    kind: 'What is wrong?',
  },
  /** The amount of the offer, which the buyer accepts. */
  offered: (amount: string) => `Back to you: ${amount}`,
  cancel: 'Not now',
  close: 'Back to the order',
  refused: 'The order has changed',
  youCan: (acts: string) => `You can now: ${acts}.`,
  events: eventMessages,
  unknownEvent: 'The order changed.',
  /** A movement that is not tried again, because the money goes another way. */
  unmade: 'The payment was not made.',
  /** The reasons that the server names. */
  reasons: {
    buyerRemoved: "The buyer's account was removed from Loppis.",
    sellerRemoved: "The seller's account was removed from Loppis.",
    noPayoutAccount: 'There was no payout account to send the money to.',
    payoutAccountNotReady: 'The payout account was not ready.',
    disputed: 'The money is held until the case is settled.',
  },
  tracking: (number: string) => `Tracking number: ${number}`,
  /** The side that added a picture. */
  from: { buyer: 'from the buyer', seller: 'from the seller' },
  picture: (place: string, from: string) => `Picture ${place} ${from}`,
  pictures: (from: string) => `Pictures ${from}`,
}

export type OrderMessages = MessageShape<typeof english>

export const orderMessages = defineMessages({ en: english, sv: swedish })
