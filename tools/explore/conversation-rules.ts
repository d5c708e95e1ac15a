import type { ConversationContext } from '../../machines/market/conversation.machine.ts'
import type { Step } from '../../machines/market/step.ts'
import { ENDLESS } from './search.ts'

export const SIDES = ['buyer', 'seller'] as const
type Side = (typeof SIDES)[number]
const MOST_MESSAGES = 3

/** The history of a conversation, as its two sides would tell it. */
export type Told = {
  /** The author of each message, and whether the other side has read it. */
  messages: readonly { by: Side; isRead: boolean }[]
  blocks: Readonly<Record<Side, boolean>>
  isClosed: boolean
  /** The latest report, and whether it waits for an admin. */
  report: { by: Side; number: number } | null
  isReported: boolean
}

type Sent = { type: string; at: number; [field: string]: unknown }
/** An event, the history after it, null where nobody may send it now, and the rule about that. */
export type Tried = { event: Sent; words: string; after: Told | null; rule: string }

const REACHES =
  'A message is taken exactly while nobody blocks, or an order goes on, and the conversation is not closed.'
const BLOCKS = 'Each side blocks and unblocks for itself, until the conversation is closed.'
const READS = 'A side reads what it has not read, and nothing else.'
const REPORTS = 'One report at a time waits for an admin, who alone ends it.'
const ENDS = 'A conversation is closed by the market, or by an admin for a report, once.'
const COUNTS = 'A conversation counts its messages, and those that each side has not read.'
const STATES = 'A conversation says who blocks, and whether an admin has to look at it.'
const PLAIN = 'A conversation has no effects and no deadlines.'

/** The sentences of all rules that the exploration checks. */
export const conversationSentences: readonly string[] = [
  REACHES,
  BLOCKS,
  READS,
  REPORTS,
  ENDS,
  COUNTS,
  STATES,
  PLAIN,
  ENDLESS,
]

const unreadOf = ({ messages }: Told, side: Side) =>
  messages.filter(({ by, isRead }) => by !== side && !isRead).length
const isOpen = ({ blocks, isClosed }: Told) => !isClosed && !blocks.buyer && !blocks.seller

/** Returns the history after a message. */
export const written = (told: Told, by: Side): Told => ({
  ...told,
  messages: [...told.messages, { by, isRead: false }],
})

/** Returns the history when a side has read all but the last `left` unread messages. */
function read(told: Told, side: Side, left: number): Told | null {
  const unread = unreadOf(told, side)
  if (left < 0 || left >= unread) return null
  let toRead = unread - left
  return {
    ...told,
    messages: told.messages.map((message) => {
      if (message.by === side || message.isRead || toRead === 0) return message
      toRead -= 1
      return { ...message, isRead: true }
    }),
  }
}

const withBlock = (told: Told, side: Side, isBlocking: boolean): Told | null =>
  told.isClosed || told.blocks[side] === isBlocking
    ? null
    : { ...told, blocks: { ...told.blocks, [side]: isBlocking } }

function triedBySide(told: Told, side: Side): Tried[] {
  const event = (act: string, fields: object = {}) => ({ type: `${side}.${act}`, at: 0, ...fields })
  const isFull = told.messages.length >= MOST_MESSAGES
  const number = told.messages.length
  return [
    ...(isFull
      ? []
      : [false, true].map((isInOrder) => ({
          event: event('write', { messageId: 'm', isInOrder }),
          words: `${side}.write${isInOrder ? ' in an order' : ''}`,
          after: isOpen(told) || (isInOrder && !told.isClosed) ? written(told, side) : null,
          rule: REACHES,
        }))),
    ...[-1, 0, 1, MOST_MESSAGES].map((left) => ({
      event: event('read', { left }),
      words: `${side}.read but ${left}`,
      after: read(told, side, left),
      rule: READS,
    })),
    ...(['block', 'unblock'] as const).map((act) => ({
      event: event(act),
      words: `${side}.${act}`,
      after: withBlock(told, side, act === 'block'),
      rule: BLOCKS,
    })),
    {
      event: event('report', { number, reason: 'Rude.' }),
      words: `${side}.report`,
      after: told.isReported ? null : { ...told, report: { by: side, number }, isReported: true },
      rule: REPORTS,
    },
  ]
}

const triedByOthers = (told: Told): Tried[] => [
  {
    event: { type: 'admin.dismiss', at: 0 },
    words: 'admin.dismiss',
    after: told.isReported ? { ...told, isReported: false } : null,
    rule: REPORTS,
  },
  {
    event: { type: 'admin.close', at: 0 },
    words: 'admin.close',
    after: told.isReported ? { ...told, isReported: false, isClosed: true } : null,
    rule: ENDS,
  },
  {
    event: { type: 'market.close', at: 0 },
    words: 'market.close',
    after: told.isClosed ? null : { ...told, isClosed: true },
    rule: ENDS,
  },
]

function contactOf({ blocks, isClosed }: Told): string {
  if (isClosed) return 'closed'
  if (blocks.buyer && blocks.seller) return 'blockedByBoth'
  return blocks.buyer ? 'blockedByBuyer' : blocks.seller ? 'blockedBySeller' : 'open'
}

const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)

/** Returns the sentence of the rule that a step breaks; null if it breaks none. */
export function brokenBy({ value, context, started, effects }: Step, told: Told): string | null {
  if (started.length > 0 || effects.length > 0) return PLAIN
  const review = told.isReported ? 'reported' : 'none'
  if (!same(value, { contact: contactOf(told), review })) return STATES
  const { messages, unread, report } = context as ConversationContext
  const isCounted =
    messages === told.messages.length &&
    SIDES.every((side) => unread[side] === unreadOf(told, side))
  if (!isCounted) return COUNTS
  const isKept = same(
    [report?.by, report?.number, report?.reason],
    [told.report?.by, told.report?.number, told.report === null ? undefined : 'Rude.'],
  )
  return isKept ? null : REPORTS
}

export const nothingTold: Told = {
  messages: [],
  blocks: { buyer: false, seller: false },
  isClosed: false,
  report: null,
  isReported: false,
}

/** Returns every event that can be tried after a history. */
export const triedAfter = (told: Told): Tried[] => [
  ...SIDES.flatMap((side) => triedBySide(told, side)),
  ...triedByOthers(told),
]
