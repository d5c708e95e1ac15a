import { toastsMachine } from '../../../machines/toasts.machine.ts'
import { loginFirst } from '../../../src/domain/guest-toasts.ts'
import { scriptFor } from '../../model/script.ts'

const toasts = [
  { name: 'lasting', toast: { tone: 'neutral', title: { text: 'Said in passing' } } },
  { name: 'loginFirst', toast: loginFirst },
] as const

/**
 * The script of the toasts: at most two are raised, of either kind. A toast is closed once or twice, an unknown id is
 * closed, and the event that settles the one kind occurs.
 */
export const toastsScript = scriptFor(toastsMachine, {
  input: undefined,
  sends: [
    ...toasts.map(({ name, toast }) => ({
      name: `toast.added=${name}`,
      event: { type: 'toast.added' as const, toast },
      when: ({ context }: { context: { nextId: number } }) => context.nextId <= 2,
    })),
    { name: 'toast.obsoleted', event: { type: 'toast.obsoleted', by: 'signedIn' } },
    ...[1, 2, 99].map((id) => ({
      name: `toast.dismissed=${id}`,
      event: { type: 'toast.dismissed' as const, id },
    })),
  ],
  listeners: {},
  ports: {},
  factsOf: ({ toasts: shown, nextId }) => [
    shown.map(({ id, dismissOn }) => `${id}${dismissOn ?? ''}`).join('+'),
    nextId,
  ],
  bound: 6,
})
