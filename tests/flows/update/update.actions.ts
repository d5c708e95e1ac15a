import type { ContextFrom } from 'xstate'
import type { updateMachine } from '../../../machines/update.machine.ts'
import { bannerMessages } from '../../../src/messages/banners.ts'
import { updateScript } from './update.script.ts'
import { bannerControls } from '../connection/connection.actions.ts'
import type { Assertion, ScreenFlow } from '../../screen/screen.ts'

const { newVersion } = bannerMessages.en

/** The text that each state of the update shows. */
export const updateAssertions: Readonly<Record<string, Assertion>> = {
  current: { shows: [], hides: [newVersion], waits: true },
  available: { shows: [newVersion] },
}

/** The screen flow of the banner about a new version. */
export const updateFlow: ScreenFlow<ContextFrom<typeof updateMachine>> = {
  name: 'update',
  rules: 'New version',
  script: updateScript,
  startsAnew: 'Without the rest of the page, nothing has the focus once the banner is gone.',
  controls: bannerControls,
  assertions: updateAssertions,
}
