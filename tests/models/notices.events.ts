import { noticesMachine } from '../../machines/notices.machine.ts'
import { loginFirst } from '../../src/domain/own-notices.ts'
import { scriptFor } from './script.ts'

const notices = [
  { name: 'lasting', notice: { tone: 'neutral', title: 'Said in passing' } },
  { name: 'loginFirst', notice: loginFirst },
] as const

/**
 * The script of the toasts: at most two are raised, of either kind. A toast is closed once or twice, an unknown id is
 * closed, and the event that settles the one kind occurs.
 */
export const noticesScript = scriptFor(noticesMachine, {
  input: undefined,
  sends: [
    ...notices.map(({ name, notice }) => ({
      name: `notice.raised=${name}`,
      event: { type: 'notice.raised' as const, notice },
      when: ({ context }: { context: { nextId: number } }) => context.nextId <= 2,
    })),
    { name: 'notice.settled', event: { type: 'notice.settled', by: 'signedIn' } },
    ...[1, 2, 99].map((id) => ({
      name: `notice.dismissed=${id}`,
      event: { type: 'notice.dismissed' as const, id },
    })),
  ],
  listeners: {},
  ports: {},
  factsOf: ({ notices: shown, nextId }) => [
    shown.map(({ id, until }) => `${id}${until ?? ''}`).join('+'),
    nextId,
  ],
  bound: 6,
})
