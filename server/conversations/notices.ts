import type {
  ConversationContext,
  ConversationEvent,
  Side,
} from '../../machines/market/conversation.machine.ts'
import type { EventChange, Notices, Recipient } from '../flows/notice.ts'

const written = {
  en: ({ name, item, count }) =>
    count === 1
      ? `${name} wrote to you about ${item}.`
      : `${name} sent you ${count} messages about ${item}.`,
  sv: ({ name, item, count }) =>
    count === 1
      ? `${name} skrev till dig om ${item}.`
      : `${name} skickade ${count} meddelanden till dig om ${item}.`,
} satisfies Pick<Recipient, 'en' | 'sv'>

const unannounced = { none: 'A block is not announced to the one who is blocked.' }
const reported = { none: 'The review tells the admins.' }
const read = { none: 'The read mark of the conversation says so.' }

/** A case of moderation tells its reporters by itself. */
const isDismissedFor =
  (side: Side) =>
  ({ event, after }: EventChange<ConversationContext>) =>
    event['caseId'] === undefined && after.context.report?.by === side
const dismissed = {
  en: ({ item }) => `Loppis looked at your report about ${item} and found nothing to act on.`,
  sv: ({ item }) => `Loppis har granskat din anmälan om ${item} och hittade inget att åtgärda.`,
} satisfies Pick<Recipient, 'en' | 'sv'>
const closed = {
  en: ({ item }) => `Loppis closed your conversation about ${item} after a report.`,
  sv: ({ item }) => `Loppis stängde din konversation om ${item} efter en anmälan.`,
} satisfies Pick<Recipient, 'en' | 'sv'>

/** The notices of the events of a conversation. */
export const conversationNotices: Notices<ConversationEvent['type'], ConversationContext> = {
  'buyer.write': { tell: [{ to: 'seller', ...written }] },
  'seller.write': { tell: [{ to: 'buyer', ...written }] },
  'buyer.read': read,
  'seller.read': read,
  'buyer.block': unannounced,
  'seller.block': unannounced,
  'buyer.unblock': unannounced,
  'seller.unblock': unannounced,
  'buyer.report': reported,
  'seller.report': reported,
  'admin.dismiss': {
    tell: [
      { to: 'buyer', when: isDismissedFor('buyer'), ...dismissed },
      { to: 'seller', when: isDismissedFor('seller'), ...dismissed },
    ],
  },
  'admin.close': {
    tell: [
      { to: 'buyer', ...closed },
      { to: 'seller', ...closed },
    ],
  },
  'market.close': { none: 'The conversation itself says that it is closed.' },
}
