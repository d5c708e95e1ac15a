import type { OutboxContext } from '../../../machines/outbox.machine.ts'
import { shownTalk, talk } from '../../../src/screens/conversation/conversation-story-fixtures.ts'
import { KEPT, outboxScript, taken } from './outbox.script.ts'
import { outboxFlow } from './outbox.actions.ts'
import { HEARTBEAT, holdLiveStream } from '../../product/live-stream.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import {
  asPrepared,
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ports = {
  write: {
    matches: isCall('POST', /^\/conversations\/[^/]+\/messages$/),
    answers: {
      /** The conversation with the message that was sent. */
      taken: async (route) => {
        const { id } = route.request().postDataJSON()
        const sent = taken.map((one, index) => ({ ...one, number: 20 + index }))
        await route.fulfill({ json: { ...talk, messages: [...sent, { ...sent[0], _id: id }] } })
      },
      refused: (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'conversation-refused', title: 'Not possible now.' },
        }),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives the writing of messages by the demo buyer in the production build; the wire gives the conversation. */
export const outboxInProduct: ProductFlow<OutboxContext> = {
  script: outboxScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await holdLiveStream(page, HEARTBEAT)
    await page.route(`**/conversations/${shownTalk.productId}`, answered(talk))
    const held = await holdRequests(page, isBehind(ports))
    const [first] = path.steps
    if (first?.stimulus.name.startsWith('draft.recalled')) {
      const isQueued = first.stimulus.name === 'draft.recalled=queue'
      await page.addInitScript(([key, draft]) => localStorage.setItem(key, draft), [
        `loppis.draft.v1/messages/buyer%40loppis.test/${shownTalk.productId}`,
        JSON.stringify(isQueued ? KEPT : { ...KEPT, queue: [] }),
      ] as const)
    }
    await page.goto(`${market.origin}/dashboard/messages?item=${shownTalk.productId}`)
    const { assertions } = outboxFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...actionsOnPage(outboxFlow),
    'connection.restored': reconnect,
    // The browser's storage had it before the page was opened.
    'draft.recalled=queue': asPrepared,
    'draft.recalled=words': asPrepared,
  },
  arrives: ({ name }) => name.startsWith('draft.recalled'),
  unreachable: {
    ...neverFailsToListen,
    'write!unauthorized': 'The client renews the token, and sends the message again.',
    'recallDraft!': 'A storage that refuses access stores no draft.',
    'outbox.submit=unfinished':
      'tests/journeys/messages.test.ts sends a picture that is being uploaded.',
  },
  ends: {},
}
