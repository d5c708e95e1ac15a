import { noticesMachine } from '../../machines/notices.machine.ts'
import { ToastRegion } from '../../src/ui/Toast/ToastRegion.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { noticesActs } from './notices.acts.ts'
import type { Screen } from './screen.ts'

export const noticesScreen: Screen<typeof noticesMachine> = {
  ...noticesActs,
  machine: noticesMachine,
  start: () => scriptedActor(noticesMachine, { input: undefined }),
  draw: (state, send) => (
    <ToastRegion
      notices={state.context.notices.map((notice) => ({ ...notice, id: String(notice.id) }))}
      onDismiss={(id) => send({ type: 'notice.dismissed', id: Number(id) })}
    />
  ),
}
