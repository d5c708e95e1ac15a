import type { InboxContext } from '../../../machines/inbox.machine.ts'
import type { Inbox } from '../../../src/domain/conversation.ts'
import { someConversations } from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { inboxScript, newer } from './inbox.script.ts'
import { inboxFlow } from './inbox.actions.ts'
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

const reads = isCall('GET', /^\/conversations$/)
const list = (inbox: Inbox | null) => answered(inbox ?? [])
const ports = {
  load: { matches: reads, answers: { some: list(someConversations.inbox), none: answered([]) } },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives the messages of the demo buyer in the production build; the wire gives the conversations. */
export const inboxInProduct: ProductFlow<InboxContext<Inbox>> = {
  script: inboxScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await holdLiveStream(page, HEARTBEAT)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/messages`)
    const { assertions } = inboxFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage(inboxFlow),
    'connection.restored': reconnect,
    'inbox.read=newer': async ({ page, held }) => {
      await sendLive(page, RESET)
      await list(newer)(await held.take(reads))
    },
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'watchInbox!': 'Subscribing to events of the browser cannot fail.',
    'load=absent': 'The embedded server has conversations.',
  },
  ends: {},
}
