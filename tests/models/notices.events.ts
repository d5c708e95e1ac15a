import { noticesMachine } from '../../machines/notices.machine.ts'
import { loginFirst } from '../../src/domain/own-notices.ts'
import { scriptFor } from './script.ts'

const notices = [
  { name: 'lasting', notice: { tone: 'neutral', title: 'Said in passing' } },
  { name: 'loginFirst', notice: loginFirst },
] as const

/**
 * Everything that can happen to the toasts: two are raised at most, each of either kind; each is closed, twice,
 * or one that never was, and what the one kind asked for happens.
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
