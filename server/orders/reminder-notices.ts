import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import { lengthOf, type Notices } from '../flows/notice.ts'
import { hasBank } from './money-words.ts'

type ReminderEvent = Extract<OrderEvent['type'], `deadline.remind${string}`>

/** The notices of an order's reminders, which change nothing. */
export const reminderNotices: Notices<ReminderEvent, OrderContext> = {
  'deadline.remindToHandOver': {
    tell: [
      {
        to: 'seller',
        when: (change) => !hasBank(change),
        en: ({ item }) =>
          `Time to hand over ${item}. The buyer has paid, and the order is canceled if it takes too long.`,
        sv: ({ item }) =>
          `Dags att lämna över ${item}. Köparen har betalat, och köpet avbryts om det dröjer för länge.`,
      },
    ],
  },
  'deadline.remindToConfirm': {
    tell: [
      {
        to: 'buyer',
        en: ({ item }) =>
          `Do you have ${item}? Confirm that all is well, or report a problem within ${lengthOf('en', 'sent', 'sentReminder')}.`,
        sv: ({ item }) =>
          `Har du fått ${item}? Bekräfta att allt är bra eller anmäl ett problem inom ${lengthOf('sv', 'sent', 'sentReminder')}.`,
      },
    ],
  },
  'deadline.remindToReview': {
    tell: [
      {
        to: 'admins',
        en: ({ item }) => `A decision about ${item} is still open.`,
        sv: ({ item }) => `Ett beslut om ${item} väntar fortfarande.`,
      },
    ],
  },
  'deadline.remindOfPayment': {
    tell: [
      {
        to: 'admins',
        en: ({ item }) => `A payment for ${item} is still stuck.`,
        sv: ({ item }) => `En betalning för ${item} har fortfarande fastnat.`,
      },
    ],
  },
}
