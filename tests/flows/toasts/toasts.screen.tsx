import { englishText } from '../../words/english.ts'
import { toastsMachine } from '../../../machines/toasts.machine.ts'
import { ToastRegion } from '../../../src/ui/Toast/ToastRegion.tsx'
import { createScreen } from '../../screen/screen.ts'
import { toastsFlow } from './toasts.actions.ts'

export const noticesScreen = createScreen(toastsMachine, toastsFlow, ({ context }, send) => (
  <ToastRegion
    toasts={context.toasts.map(({ id, title, tone }) => ({
      id: String(id),
      title: englishText(title),
      tone,
    }))}
    onDismiss={(id) => send({ type: 'toast.dismissed', id: Number(id) })}
  />
))
