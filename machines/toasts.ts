import { fromTransition } from 'xstate'
import { type DismissEvent, isSameToast, type Toast } from '../src/domain/toasts.ts'

export type ShownToast = Toast & { id: number }

type ToastsEvent =
  /** A repeated message replaces the earlier toast with the same text. */
  | { type: 'toast.added'; toast: Toast }
  | { type: 'toast.dismissed'; id: number }
  /** An event occurred that makes some toasts obsolete. */
  | { type: 'toast.obsoleted'; by: DismissEvent }

type Toasts = { toasts: readonly ShownToast[]; nextId: number }

/** The queue of toasts. */
export const toastsLogic = fromTransition(
  ({ toasts, nextId }: Toasts, event: ToastsEvent): Toasts => {
    switch (event.type) {
      case 'toast.added': {
        const others = toasts.filter((shown) => !isSameToast(shown, event.toast))
        return { toasts: [...others, { ...event.toast, id: nextId }], nextId: nextId + 1 }
      }
      case 'toast.dismissed':
        return { toasts: toasts.filter(({ id }) => id !== event.id), nextId }
      case 'toast.obsoleted':
        return { toasts: toasts.filter(({ dismissOn }) => dismissOn !== event.by), nextId }
      // XState passes its own events too.
      default:
        return { toasts, nextId }
    }
  },
  { toasts: [], nextId: 1 },
)
