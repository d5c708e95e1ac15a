import type { Snapshot } from '../flows/flow.ts'
import type { User } from '../users/users.ts'
import {
  type ConversationContext,
  conversationFlow,
  isReported,
  type Side,
  stateOf,
} from './conversation.ts'
import type { MessageRow } from './messages.ts'
import type { ConversationRow, UnbegunRow } from './read.ts'
import { isInOrder, type Parties } from './parties.ts'

/** The longest message, in characters, and the most pictures in one. */
export const LONGEST_MESSAGE = 2000
export const MOST_PICTURES = 5
/** The longest reason of a report, in characters. */
export const LONGEST_REASON = 500

type Role = Side | 'admin'
type Field =
  | { name: string; type: 'text'; max: number }
  | { name: string; type: 'pictures'; max: number }
  | { name: string; type: 'message' }

/** The actions in a conversation besides reading, and the fields that each needs. */
const fields: Readonly<Record<string, readonly Field[]>> = {
  write: [
    { name: 'text', type: 'text', max: LONGEST_MESSAGE },
    { name: 'pictures', type: 'pictures', max: MOST_PICTURES },
  ],
  block: [],
  unblock: [],
  report: [
    { name: 'message', type: 'message' },
    { name: 'reason', type: 'text', max: LONGEST_REASON },
  ],
  dismiss: [],
  close: [],
}

type Situation = Snapshot<ConversationContext> & Pick<ConversationRow, 'order'>

/** Returns the state of a conversation, and the events that a role can send to it now. */
export function situationOf({ value, context, order }: Situation, role: Role) {
  const snapshot = conversationFlow.machine.resolveState({ value, context })
  return {
    state: stateOf(value),
    can: Object.entries(fields)
      .map(([act, needed]) => ({ event: `${role}.${act}`, fields: needed }))
      .filter(({ event }) => snapshot.can({ type: event, at: 0, isInOrder: isInOrder(order) })),
  }
}

/** Returns a message. Admins alone read one that a measure hides. */
const messageAnswer = (
  { _id, number, senderId, text, pictures, createdAt, isHidden }: MessageRow,
  { buyerId, role }: Pick<Parties, 'buyerId'> & { role: Role },
) => {
  const isReadable = !isHidden || role === 'admin'
  return {
    _id,
    number,
    from: senderId === buyerId ? 'buyer' : 'seller',
    text: isReadable ? text : '',
    pictures: isReadable ? pictures : [],
    ...(isHidden && { isHidden: true }),
    at: createdAt.toISOString(),
  }
}

type About = Pick<
  ConversationRow,
  'productId' | 'productName' | 'image' | 'imageSources' | 'buyer' | 'seller'
>

/** Returns the product of a conversation, its buyer and its seller. */
const aboutAnswer = ({ productId, productName, image, imageSources, buyer, seller }: About) => ({
  product: {
    _id: productId,
    name: productName,
    image,
    ...(imageSources !== null && { imageSources }),
  },
  buyer,
  seller,
})

const roleIn = ({ buyer, seller }: About, { id }: User): Role => {
  if (id === buyer._id) return 'buyer'
  return id === seller._id ? 'seller' : 'admin'
}

type Seen = { viewer: User; now: Date; messages: readonly MessageRow[] }

/** Returns a conversation as the viewer sees it, with these of its messages, the oldest first. */
export function conversationAnswer(conversation: ConversationRow, { viewer, now, messages }: Seen) {
  const { _id, seq, buyer, context } = conversation
  const role = roleIn(conversation, viewer)
  return {
    _id,
    now: now.toISOString(),
    seq,
    role,
    ...situationOf(conversation, role),
    ...unreadFor(role, context),
    report: reportAnswer(conversation, role),
    ...aboutAnswer(conversation),
    messages: messages.map((message) => messageAnswer(message, { buyerId: buyer._id, role })),
  }
}

/** The latest report, for admins and for the side that made it. */
function reportAnswer({ value, context: { report } }: ConversationRow, role: Role) {
  if (report === null || (role !== 'admin' && role !== report.by)) return null
  return { ...report, isOpen: isReported(value) }
}

/** How many messages the viewer has not read, and how many of the viewer's the other side has not. */
function unreadFor(role: Role, { unread }: ConversationContext) {
  if (role === 'admin') return { unread: 0, unreadByOther: 0 }
  return { unread: unread[role], unreadByOther: unread[role === 'buyer' ? 'seller' : 'buyer'] }
}

/** Returns a conversation that nobody has begun, as the viewer sees it. */
export function unbegunAnswer(about: UnbegunRow & { _id: string }, viewer: User, now: Date) {
  const role = roleIn(about, viewer)
  const write = { event: `${role}.write`, fields: fields['write'] ?? [] }
  return {
    _id: about._id,
    now: now.toISOString(),
    seq: 0,
    role,
    state: 'open',
    can: role === 'admin' ? [] : [write],
    unread: 0,
    unreadByOther: 0,
    report: null,
    ...aboutAnswer(about),
    messages: [],
  }
}
