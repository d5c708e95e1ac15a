import type { ContextFrom } from 'xstate'
import { englishText } from '../../words/english.ts'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { toastsMachine } from '../../../machines/toasts.machine.ts'
import { toastsScript } from './toasts.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'

type Shown = ContextFrom<typeof toastsMachine>

const LASTING = 'Said in passing'

const isShown = (title: string, { toasts }: Shown) =>
  toasts.some((toast) => englishText(toast.title) === title)

/** Toasts with the same text cannot be told apart on the screen, and only a visible toast can be closed. */
const isWithinReach: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'toast.added=lasting': (shown) => shown.nextId <= 2 && !isShown(LASTING, shown),
  'toast.added=loginFirst': (shown) =>
    shown.nextId <= 2 && !isShown(specMessages.loginFirst, shown),
  'toast.dismissed=1': ({ toasts }) =>
    toasts.some(({ id, title }) => id === 1 && englishText(title) === LASTING),
  'toast.obsoleted': () => true,
}

/** The screen flow of the toasts. */
export const toastsFlow: ScreenFlow<Shown> = {
  name: 'toasts',
  rules: 'S9',
  script: {
    ...toastsScript,
    sends: toastsScript.sends.map((variant) => ({
      ...variant,
      when: ({ context }: { context: Shown }) => isWithinReach[variant.name]?.(context) ?? false,
    })),
  },
  hidesFacts: true,
  controls: [],
  actions: {
    'toast.dismissed=1': [
      { press: button('Close this message', { role: 'listitem', hasText: LASTING }) },
    ],
  },
  assertions: {
    quiet: { shows: [], hides: [LASTING, specMessages.loginFirst], waits: true },
    'showing by toast.added=lasting': { shows: [LASTING] },
    'showing by toast.added=loginFirst': { shows: [specMessages.loginFirst] },
    'showing by toast.dismissed=1': { shows: [specMessages.loginFirst], hides: [LASTING] },
    'showing by toast.obsoleted': { shows: [LASTING], hides: [specMessages.loginFirst] },
  },
}
