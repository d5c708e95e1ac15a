import type { ContextFrom } from 'xstate'
import type { noticesMachine } from '../../machines/notices.machine.ts'
import { describeEdge, type Invariants } from './model.ts'

type Context = ContextFrom<typeof noticesMachine>

const idsOf = ({ notices }: Context) => notices.map(({ id }) => id)

/** The rules of the toasts, over every state and every way: each gives what breaks it. */
export const noticesInvariants: Invariants<Context> = {
  'S9: what is said is added at the end, under a number of its own': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('notice.raised'))
      .filter(({ source, target }) => {
        const before = idsOf(source.context)
        const [added, ...more] = idsOf(target.context).slice(before.length)
        return added === undefined || more.length > 0 || before.includes(added)
      })
      .map(describeEdge),

  'S9: closing a toast closes that one': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('notice.dismissed'))
      .filter(({ source, stimulus, target }) => {
        const left = idsOf(source.context).filter(
          (id) => stimulus.name !== `notice.dismissed=${id}`,
        )
        return idsOf(target.context).join() !== left.join()
      })
      .map(describeEdge),

  'B3, S9: signing in takes back what asked for it, and nothing else': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'notice.settled')
      .filter(({ source, target }) => {
        const lasting = source.context.notices.filter(({ until }) => until === undefined)
        return idsOf(target.context).join() !== lasting.map(({ id }) => id).join()
      })
      .map(describeEdge),

  'S9: it is quiet when nothing is shown, and only then': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'quiet') !== (context.notices.length === 0))
      .map(({ key }) => key),
}
