import type { Answer, Person, TestApp } from './test-app.ts'

/** The conversation: of Guitar `n`, with the buyer `buyer`, or with the sender as the buyer. */
type About = { n?: number; buyer?: Person }

let written = 0

/** Writes a message about an item. */
export function write(
  market: TestApp,
  as: Person,
  text: string,
  { n = 1, buyer, ...more }: About & { id?: string; pictures?: readonly string[] } = {},
): Promise<Answer> {
  written += 1
  const json = { id: `message-${written}`, text, ...(buyer && { buyerId: buyer }), ...more }
  return market.call('POST', `/conversations/p${n}/messages`, { as, json })
}

/** Sends an event to a conversation. */
export const sendToConversation = (
  market: TestApp,
  as: Person,
  event: string,
  { n = 1, buyer, ...fields }: About & Record<string, unknown> = {},
): Promise<Answer> =>
  market.call('POST', `/conversations/p${n}/events`, {
    as,
    json: { event, ...(buyer && { buyerId: buyer }), ...fields },
  })

/** Returns a conversation as a person sees it. */
export const readConversationOf = async (
  market: TestApp,
  as: Person,
  { n = 1, buyer }: About = {},
): Promise<unknown> =>
  (await market.call('GET', `/conversations/p${n}${buyer ? `?buyer=${buyer}` : ''}`, { as })).body

/** Returns the number of messages that a person has not read, in all conversations. */
export const unreadOf = async (market: TestApp, as: Person): Promise<number> =>
  ((await market.call('GET', '/conversations/unread', { as })).body as { unread: number }).unread
