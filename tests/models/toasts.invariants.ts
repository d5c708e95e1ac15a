import type { ContextFrom } from 'xstate'
import type { toastsMachine } from '../../machines/toasts.machine.ts'
import { describeEdge, type Invariants, lacking } from './model.ts'

type Context = ContextFrom<typeof toastsMachine>

const idsOf = ({ toasts }: Pick<Context, 'toasts'>) => toasts.map(({ id }) => id)

/** Toast invariants over every state and transition. Each returns its violations. */
export const toastsInvariants: Invariants<Context> = {
  'S9: what is said is added at the end, under a number of its own': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.added'))
      .filter(({ source, target }) => {
        const before = idsOf(source.context)
        const added = idsOf(target.context).at(-1)
        return added === undefined || before.includes(added)
      })
      .map(describeEdge),

  'S9: what is said once more takes the place of the first time, and of nothing else': ({
    edges,
  }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.added'))
      .filter(({ source, target }) => {
        const added = target.context.toasts.at(-1)
        const others = source.context.toasts.filter(({ title }) => title !== added?.title)
        return idsOf(target.context).slice(0, -1).join() !== idsOf({ toasts: others }).join()
      })
      .map(describeEdge),

  'S9: closing a toast closes that one': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.dismissed'))
      .filter(({ source, stimulus, target }) => {
        const left = idsOf(source.context).filter((id) => stimulus.name !== `toast.dismissed=${id}`)
        return idsOf(target.context).join() !== left.join()
      })
      .map(describeEdge),

  'S9: every toast can be closed, whatever else is shown': (model) =>
    [1, 2].flatMap((id) =>
      lacking(
        model,
        model.nodes.filter(({ context }) => idsOf(context).includes(id)),
        ({ stimulus }) => stimulus.name === `toast.dismissed=${id}`,
      ),
    ),

  'B3, S9: signing in takes back what asked for it, and nothing else': (model) =>
    lacking(
      model,
      model.nodes.filter(({ context }) =>
        context.toasts.some(({ dismissOn }) => dismissOn !== undefined),
      ),
      ({ source, stimulus, target }) => {
        const lasting = source.context.toasts.filter(({ dismissOn }) => dismissOn === undefined)
        return (
          stimulus.name === 'toast.obsoleted' &&
          idsOf(target.context).join() === lasting.map(({ id }) => id).join()
        )
      },
    ),

  'S9: signing in leaves what nothing takes back': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        const isLasting = source.context.toasts.every(({ dismissOn }) => dismissOn === undefined)
        return stimulus.name === 'toast.obsoleted' && isLasting
      })
      .filter(({ source, target }) => source.key !== target.key)
      .map(describeEdge),

  'S9: it is quiet when nothing is shown, and only then': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'quiet') !== (context.toasts.length === 0))
      .map(({ key }) => key),
}
