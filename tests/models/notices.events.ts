import { noticesMachine } from '../../machines/notices.machine.ts'
import { scriptFor } from './script.ts'

/** Everything that can happen to the toasts: two are raised at most, and each is closed, twice, or one that never was. */
export const noticesScript = scriptFor(noticesMachine, {
  input: undefined,
  sends: [
    {
      name: 'notice.raised',
      event: { type: 'notice.raised', notice: { tone: 'neutral', title: 'Said in passing' } },
      when: ({ context }) => context.nextId <= 2,
    },
    ...[1, 2, 99].map((id) => ({
      name: `notice.dismissed=${id}`,
      event: { type: 'notice.dismissed' as const, id },
    })),
  ],
  listeners: {},
  ports: {},
  factsOf: ({ notices, nextId }) => [notices.map(({ id }) => id).join('+'), nextId],
  bound: 6,
})
