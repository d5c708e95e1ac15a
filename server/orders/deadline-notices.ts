import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import { lengthOf, type Notices } from '../flows/notice.ts'
import { aboutMoney, aboutRefund, bankReason, moneyReason } from './money-words.ts'
import { reminderNotices } from './reminder-notices.ts'

type DeadlineEvent = Extract<OrderEvent['type'], `deadline.${string}`>

/** The notices of an order's deadlines, which fire because nobody has acted. */
export const deadlineNotices: Notices<DeadlineEvent, OrderContext> = {
  ...reminderNotices,
  'deadline.notHandedOver': {
    tell: [
      {
        to: 'buyer',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `${item} was not handed over in time. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `${item} lämnades inte över i tid. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        en: ({ item }) => `${item} was not handed over in time. The order is canceled.`,
        sv: ({ item }) => `${item} lämnades inte över i tid. Köpet är avbrutet.`,
      },
    ],
  },
  'deadline.cancelAgreed': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, reason }) =>
          `The seller did not answer in time. The sale of ${item} is canceled. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Säljaren svarade inte i tid. Köpet av ${item} är avbrutet. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        en: ({ item }) => `You did not answer in time. The sale of ${item} is canceled.`,
        sv: ({ item }) => `Du svarade inte i tid. Köpet av ${item} är avbrutet.`,
      },
    ],
  },
  'deadline.received': {
    tell: [
      {
        to: 'buyer',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `The time to report a problem with ${item} is over. ${aboutMoney('buyer', 'en', { reason, usual: 'The seller gets the money.' })}`,
        sv: ({ item, reason }) =>
          `Tiden för att anmäla problem med ${item} är slut. ${aboutMoney('buyer', 'sv', { reason, usual: 'Säljaren får pengarna.' })}`,
      },
      {
        to: 'seller',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `The buyer reported no problem with ${item}. ${aboutMoney('seller', 'en', { reason, usual: 'You get the money.' })}`,
        sv: ({ item, reason }) =>
          `Köparen anmälde inget problem med ${item}. ${aboutMoney('seller', 'sv', { reason, usual: 'Du får pengarna.' })}`,
      },
    ],
  },
  'deadline.completed': { none: 'Nothing changes for either side.' },
  'deadline.problemUnanswered': {
    tell: [
      {
        to: 'buyer',
        en: ({ item }) => `The seller did not answer in time. Loppis decides about ${item}.`,
        sv: ({ item }) => `Säljaren svarade inte i tid. Loppis avgör ärendet om ${item}.`,
      },
      {
        to: 'seller',
        en: ({ item }) => `You did not answer in time. Loppis decides about ${item}.`,
        sv: ({ item }) => `Du svarade inte i tid. Loppis avgör ärendet om ${item}.`,
      },
    ],
  },
  'deadline.partUnanswered': {
    tell: [
      {
        to: 'buyer',
        en: ({ item }) => `You did not answer in time. Loppis decides about ${item}.`,
        sv: ({ item }) => `Du svarade inte i tid. Loppis avgör ärendet om ${item}.`,
      },
      {
        to: 'seller',
        en: ({ item }) => `The buyer did not answer in time. Loppis decides about ${item}.`,
        sv: ({ item }) => `Köparen svarade inte i tid. Loppis avgör ärendet om ${item}.`,
      },
    ],
  },
  'deadline.returnAgreed': {
    tell: [
      {
        to: 'buyer',
        en: ({ item }) =>
          `The seller did not answer in time. Give or send ${item} back within ${lengthOf('en', 'sendBack')}.`,
        sv: ({ item }) =>
          `Säljaren svarade inte i tid. Lämna eller skicka tillbaka ${item} inom ${lengthOf('sv', 'sendBack')}.`,
      },
      {
        to: 'seller',
        en: ({ item }) => `You did not answer in time. The buyer gives ${item} back.`,
        sv: ({ item }) => `Du svarade inte i tid. Köparen lämnar tillbaka ${item}.`,
      },
    ],
  },
  'deadline.claimLapsed': {
    tell: [
      {
        to: 'buyer',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `${item} was not given back in time. ${aboutMoney('buyer', 'en', { reason, usual: 'The seller gets the money.' })}`,
        sv: ({ item, reason }) =>
          `${item} lämnades inte tillbaka i tid. ${aboutMoney('buyer', 'sv', { reason, usual: 'Säljaren får pengarna.' })}`,
      },
      {
        to: 'seller',
        reason: moneyReason,
        en: ({ item, reason }) =>
          `${item} was not given back in time. ${aboutMoney('seller', 'en', { reason, usual: 'You get the money.' })}`,
        sv: ({ item, reason }) =>
          `${item} lämnades inte tillbaka i tid. ${aboutMoney('seller', 'sv', { reason, usual: 'Du får pengarna.' })}`,
      },
    ],
  },
  'deadline.returnReceived': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, reason }) =>
          `The return of ${item} counts as received. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Returen av ${item} räknas som mottagen. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        en: ({ item }) => `You did not answer in time. The return of ${item} counts as received.`,
        sv: ({ item }) => `Du svarade inte i tid. Returen av ${item} räknas som mottagen.`,
      },
    ],
  },
  'deadline.reviewOverdue': {
    tell: [
      {
        to: 'buyer',
        reason: bankReason,
        en: ({ item, reason }) =>
          `We didn't decide your case about ${item} in time. ${aboutRefund('buyer', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Vi hann inte avgöra ditt ärende om ${item}. ${aboutRefund('buyer', 'sv', reason)}`,
      },
      {
        to: 'seller',
        reason: bankReason,
        en: ({ item, reason }) =>
          `We didn't decide your case about ${item} in time. ${aboutRefund('seller', 'en', reason)}`,
        sv: ({ item, reason }) =>
          `Vi hann inte avgöra ditt ärende om ${item}. ${aboutRefund('seller', 'sv', reason)}`,
      },
    ],
  },
  'deadline.retryPayment': { none: 'The answer of the provider tells.' },
}
