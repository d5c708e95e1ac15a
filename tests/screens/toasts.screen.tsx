import { englishText } from '../english.ts'
import { toastsMachine } from '../../machines/toasts.machine.ts'
import { ToastRegion } from '../../src/ui/Toast/ToastRegion.tsx'
import { scriptedActor } from '../models/scripted-actor.ts'
import { toastsFlow } from './toasts.actions.ts'
import type { Screen } from './screen.ts'

export const noticesScreen: Screen<typeof toastsMachine> = {
  ...toastsFlow,
  machine: toastsMachine,
  start: () => scriptedActor(toastsMachine, { input: undefined }),
  render: (state, send) => (
    <ToastRegion
      toasts={state.context.toasts.map(({ id, title, tone }) => ({
        id: String(id),
        title: englishText(title),
        tone,
      }))}
      onDismiss={(id) => send({ type: 'toast.dismissed', id: Number(id) })}
    />
  ),
}
