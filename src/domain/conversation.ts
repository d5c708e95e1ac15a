import { array, boolean, enums, type Infer, is, nullable, number, string, type } from 'superstruct'
import { extension, Id, Moment, RequiredString } from './field-structs.ts'
import { type Message, message } from './message.ts'
import type { PictureSet } from './picture.ts'
import { PictureSourcesStruct } from './product.ts'

const SideStruct = type({ _id: Id, name: string() })

const ChatMessageStruct = type({
  _id: Id,
  /** 1 for the first message of the conversation. */
  number: number(),
  from: enums(['buyer', 'seller']),
  text: string(),
  pictures: array(string()),
  /** A measure hides it: admins alone read it. */
  isHidden: extension(boolean()),
  at: Moment,
})
export type ChatMessage = Infer<typeof ChatMessageStruct>

/** A conversation of a buyer and a seller about an item, as GET /conversations returns it. */
export const ConversationStruct = type({
  _id: Id,
  /** The number of the latest event; 0 where nobody has written. */
  seq: number(),
  role: enums(['buyer', 'seller', 'admin']),
  /** The time of the answer, by the clock of the conversations. */
  now: Moment,
  state: string(),
  /** The actions that the viewer can take now. */
  can: array(type({ event: string() })),
  unread: number(),
  /** How many of the viewer's messages the other side has not read. */
  unreadByOther: number(),
  report: nullable(type({ number: number(), reason: string(), isOpen: boolean() })),
  product: type({
    _id: Id,
    name: RequiredString,
    image: string(),
    imageSources: extension(PictureSourcesStruct),
  }),
  buyer: SideStruct,
  seller: SideStruct,
  /** The oldest one first. */
  messages: array(ChatMessageStruct),
})
export type Conversation = Infer<typeof ConversationStruct>

/** The key of a conversation: without `buyerId`, the viewer is the buyer. */
export type ConversationKey = { productId: string; buyerId: string | null }

/** A message that the server may not have. Its id makes it the same message when it is sent again. */
export type Unsent = { _id: string; text: string; pictures: readonly string[] }

/** The text and the pictures in the form of a message. */
export type MessageForm = { text: string; pictures: PictureSet }

/** The latest conversations of the user; for an admin those that were reported. */
export type Inbox = readonly Conversation[]

const OutboxDraftStruct = type({
  text: string(),
  queue: array(type({ _id: string(), text: string(), pictures: array(string()) })),
})

/** Returns the kept draft of a conversation's messages; null where the draft is not readable. */
export const outboxFromDraft = (kept: unknown): { text: string; queue: Unsent[] } | null =>
  is(kept, OutboxDraftStruct) ? kept : null

/** The most pictures of a message. */
export const MOST_MESSAGE_PICTURES = 5
/** The longest message and the longest reason of a report, in characters. */
const LONGEST_TEXT = 2000
const LONGEST_REASON = 500

/** Returns why a message cannot be sent; null when it can. */
export function messageError({ text, pictures }: MessageForm): Message | null {
  const { length } = text.trim()
  if (length === 0 && pictures.addresses.length === 0) return message('wordsRequired')
  return length > LONGEST_TEXT ? message('textLimit', { max: String(LONGEST_TEXT) }) : null
}

/** Returns why a report cannot be sent; null when it can. */
export function reportReasonError(reason: string): Message | null {
  const { length } = reason.trim()
  if (length === 0) return message('wordsRequired')
  return length > LONGEST_REASON ? message('textLimit', { max: String(LONGEST_REASON) }) : null
}

/** Returns a conversation with the messages that are known already. An older answer does not replace a newer one. */
export function withMessages(known: Conversation | null, read: Conversation): Conversation {
  if (known === null) return read
  const newer = read.seq >= known.seq ? read : known
  const byNumber = new Map([...known.messages, ...read.messages].map((one) => [one.number, one]))
  return {
    ...newer,
    messages: [...byNumber.values()].toSorted((one, other) => one.number - other.number),
  }
}

/** Returns the name of an event that the viewer can send now, such as 'buyer.block' for 'block'; null where there is none. */
export function offeredEvent({ role, can }: Conversation, act: string): string | null {
  const event = `${role}.${act}`
  return can.some((one) => one.event === event) ? event : null
}

/** Returns the one whom the viewer talks to; for an admin the buyer. */
export const otherSide = ({ role, buyer, seller }: Conversation) =>
  role === 'buyer' ? seller : buyer

/** Returns the number of the viewer's latest message that the other side has read; 0 for none. */
export function readByOther({ role, messages, unreadByOther }: Conversation): number {
  const own = messages.filter(({ from }) => from === role)
  return own.at(-1 - unreadByOther)?.number ?? 0
}

/** Matches an e-mail address, a web address and a phone number. */
const CONTACT = /[\w.+-]+@[\w-]+\.\w|\b(?:https?:\/\/|www\.)\S|(?:\+|\b)\d(?:[ ()/-]?\d){7,}/i

/** Returns whether a text seems to have contact details: a deal made elsewhere is not protected here. */
export const hasContactDetails = (text: string): boolean => CONTACT.test(text)
