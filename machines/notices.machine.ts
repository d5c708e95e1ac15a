import { assign, setup } from 'xstate'
import { type Notice, saysTheSame, type Settlement } from '../src/domain/notice.ts'

export type ShownNotice = Notice & { id: number }

/**
 * The queue of toasts: `notice.raised` adds one, which closes itself after a while or is removed when the event in its
 * `until` occurs.
 */
export const noticesMachine = setup({
  types: {
    context: {} as { notices: readonly ShownNotice[]; nextId: number },
    events: {} as
      | { type: 'notice.raised'; notice: Notice }
      | { type: 'notice.dismissed'; id: number }
      /** An event occurred that makes some toasts obsolete. */
      | { type: 'notice.settled'; by: Settlement },
  },
  guards: {
    isLast: ({ context }, params: { id: number }) =>
      context.notices.every((notice) => notice.id === params.id),
    isAllSettled: ({ context }, params: { by: Settlement }) =>
      context.notices.every((notice) => notice.until === params.by),
  },
  actions: {
    /** A repeated message replaces the earlier toast with the same text. */
    add: assign(({ context }, params: { notice: Notice }) => ({
      notices: [
        ...context.notices.filter((shown) => !saysTheSame(shown, params.notice)),
        { ...params.notice, id: context.nextId },
      ],
      nextId: context.nextId + 1,
    })),
    remove: assign(({ context }, params: { id: number }) => ({
      notices: context.notices.filter((notice) => notice.id !== params.id),
    })),
    takeBack: assign(({ context }, params: { by: Settlement }) => ({
      notices: context.notices.filter((notice) => notice.until !== params.by),
    })),
  },
}).createMachine({
  id: 'notices',
  context: { notices: [], nextId: 1 },
  initial: 'quiet',
  on: {
    'notice.raised': {
      target: '.showing',
      actions: { type: 'add', params: ({ event }) => ({ notice: event.notice }) },
    },
  },
  states: {
    quiet: {},
    showing: {
      on: {
        'notice.dismissed': [
          {
            guard: { type: 'isLast', params: ({ event }) => ({ id: event.id }) },
            target: 'quiet',
            actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) },
          },
          { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        ],
        'notice.settled': [
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
