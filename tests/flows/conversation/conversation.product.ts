import type { Request } from 'playwright'
import type { ConversationContext } from '../../../machines/conversation.machine.ts'
import type { Conversation } from '../../../src/domain/conversation.ts'
import {
  blocked,
  reported,
  shownTalk,
  talk,
  talkOn,
  unbegun,
} from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { conversationScript, earlier } from './conversation.script.ts'
import { conversationFlow } from './conversation.actions.ts'
import { HEARTBEAT, holdLiveStream, RESET, sendLive } from '../../product/live-stream.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const reads = isCall('GET', /^\/conversations\/[^/]+$/)
const matches = (request: Request) => reads(request) && !request.url().includes('before=')
const ports = {
  load: { matches, answers: { talk: answered(talk), unbegun: answered(unbegun) } },
  reload: { matches, answers: { on: answered(talkOn) } },
  loadEarlier: {
    matches: (request) => reads(request) && request.url().includes('before='),
    answers: { first: answered(earlier), nothing: answered({ ...talk, messages: [] }) },
  },
  send: {
    matches: isCall('POST', /^\/conversations\/[^/]+\/events$/),
    answers: {
      blocked: answered(blocked),
      reported: answered(reported),
      refused: (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'conversation-refused', title: 'Not possible now.' },
        }),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

const readAgain =
  (conversation: Conversation): ProductFlow<unknown>['actions'][string] =>
  async ({ page, held }) => {
    await sendLive(page, RESET)
    await answered(conversation)(await held.take(matches))
  }

/** Drives a conversation of the demo buyer in the production build; the wire gives it. */
export const conversationInProduct: ProductFlow<ConversationContext> = {
  script: conversationScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/messages?item=${shownTalk.productId}`)
    const { assertions } = conversationFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage(conversationFlow),
    'connection.restored': reconnect,
    'conversation.read=on': readAgain(talkOn),
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'watchConversation!': 'Subscribing to events of the browser cannot fail.',
    'load=absent': 'The embedded server has conversations.',
    'reload=absent': 'The embedded server has conversations.',
  },
  ends: {},
}
