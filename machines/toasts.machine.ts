import { assign, setup } from 'xstate'
import { type Toast, isSameToast, type DismissEvent } from '../src/domain/toast.ts'

export type ShownToast = Toast & { id: number }

/**
 * The queue of toasts: `toast.added` adds one, which closes itself after a while or is removed when the event in its
 * `dismissOn` occurs.
 */
export const toastsMachine = setup({
  types: {
    context: {} as { toasts: readonly ShownToast[]; nextId: number },
    events: {} as
      | { type: 'toast.added'; toast: Toast }
      | { type: 'toast.dismissed'; id: number }
      /** An event occurred that makes some toasts obsolete. */
      | { type: 'toast.obsoleted'; by: DismissEvent },
  },
  guards: {
    isLast: ({ context }, params: { id: number }) =>
      context.toasts.every((toast) => toast.id === params.id),
    isAllSettled: ({ context }, params: { by: DismissEvent }) =>
      context.toasts.every((toast) => toast.dismissOn === params.by),
  },
  actions: {
    /** A repeated message replaces the earlier toast with the same text. */
    add: assign(({ context }, params: { toast: Toast }) => ({
      toasts: [
        ...context.toasts.filter((shown) => !isSameToast(shown, params.toast)),
        { ...params.toast, id: context.nextId },
      ],
      nextId: context.nextId + 1,
    })),
    remove: assign(({ context }, params: { id: number }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== params.id),
    })),
    takeBack: assign(({ context }, params: { by: DismissEvent }) => ({
      toasts: context.toasts.filter((toast) => toast.dismissOn !== params.by),
    })),
  },
}).createMachine({
  id: 'toasts',
  context: { toasts: [], nextId: 1 },
  initial: 'quiet',
  on: {
    'toast.added': {
      target: '.showing',
      actions: { type: 'add', params: ({ event }) => ({ toast: event.toast }) },
    },
  },
  states: {
    quiet: {},
    showing: {
      on: {
        'toast.dismissed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'quiet',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
        'toast.obsoleted': [
          {
            guard: { type: 'isAllSettled', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'takeBack', params: ({ event }) => event },
          },
          { actions: { type: 'takeBack', params: ({ event }) => event } },
        ],
      },
    },
  },
})
