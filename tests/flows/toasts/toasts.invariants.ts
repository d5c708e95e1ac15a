import type { ContextFrom } from 'xstate'
import type { toastsMachine } from '../../../machines/toasts.machine.ts'
import { describeEdge, type Invariants, lacking } from '../../model/model.ts'

type Context = ContextFrom<typeof toastsMachine>

const idsOf = ({ toasts }: Pick<Context, 'toasts'>) => toasts.map(({ id }) => id)

/** Toast invariants over every state and transition. Each returns its violations. */
export const toastsInvariants: Invariants<Context> = {
  'S9: a new toast is appended with a unique id': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.added'))
      .filter(({ source, target }) => {
        const before = idsOf(source.context)
        const added = idsOf(target.context).at(-1)
        return added === undefined || before.includes(added)
      })
      .map(describeEdge),

  'S9: a repeated toast replaces only its earlier copy': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.added'))
      .filter(({ source, target }) => {
        const added = target.context.toasts.at(-1)
        const others = source.context.toasts.filter(({ title }) => title !== added?.title)
        return idsOf(target.context).slice(0, -1).join() !== idsOf({ toasts: others }).join()
      })
      .map(describeEdge),

  'S9: dismissing a toast removes only that toast': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('toast.dismissed'))
      .filter(({ source, stimulus, target }) => {
        const left = idsOf(source.context).filter((id) => stimulus.name !== `toast.dismissed=${id}`)
        return idsOf(target.context).join() !== left.join()
      })
      .map(describeEdge),

  'S9: every toast can be dismissed, whatever else is shown': (model) =>
    [1, 2].flatMap((id) =>
      lacking(
        model,
        model.nodes.filter(({ context }) => idsOf(context).includes(id)),
        ({ stimulus }) => stimulus.name === `toast.dismissed=${id}`,
      ),
    ),

  'B3, S9: signing in dismisses only the toasts that asked for it': (model) =>
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

  'S9: signing in keeps the toasts that do not depend on it': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        const isLasting = source.context.toasts.every(({ dismissOn }) => dismissOn === undefined)
        return stimulus.name === 'toast.obsoleted' && isLasting
      })
      .filter(({ source, target }) => source.key !== target.key)
      .map(describeEdge),

  'S9: the machine is quiet when no toast is shown, and only then': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'quiet') !== (context.toasts.length === 0))
      .map(({ key }) => key),
}
