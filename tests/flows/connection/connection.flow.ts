import type { ContextFrom } from 'xstate'
import type { connectionMachine } from '../../../machines/connection.machine.ts'
import { bannerMessages } from '../../../src/messages/banners.ts'
import { connectionScript } from './connection.script.ts'
import { button } from '../../screen/actions.ts'
import type { Assertion, Control, ScreenFlow } from '../../screen/screen.ts'
import { connectionInvariants } from './connection.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { offline, offlineCached, reconnected, reload, close } = bannerMessages.en
const sentences = [offline, offlineCached, reconnected]

/** Shows this sentence and no other. */
const only = (shown: string): Assertion => ({
  shows: [shown],
  hides: sentences.filter((sentence) => sentence !== shown),
})

/** The controls of the banner that offers a reload. */
const bannerControls: readonly Control[] = [
  { sends: 'page.reload', at: button(reload) },
  { sends: 'banner.dismissed', at: button(close) },
]

/** The text that each state of the connection shows. */
const connectionAssertions: Readonly<Record<string, Assertion>> = {
  online: { shows: [], hides: sentences, waits: true },
  offline: { ...only(offline), waits: true },
  offlineCached: { ...only(offlineCached), waits: true },
  reconnected: only(reconnected),
}

/** The screen flow of the banner about the connection. */
export const connectionFlow: ScreenFlow<ContextFrom<typeof connectionMachine>> = {
  name: 'connection',
  rules: 'Connection',
  script: connectionScript,
  startsAnew: 'Without the rest of the page, nothing has the focus once the banner is gone.',
  controls: bannerControls,
  assertions: connectionAssertions,
}

export const connection = defineFlow({
  name: 'connection',
  title: 'Connection',
  script: connectionScript,
  invariants: connectionInvariants,
  screen: connectionFlow,
})
