import type { Viewer } from '../../../src/domain/user.ts'
import { pressed } from '../booking/booking.script.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  type Node,
  startedBy,
} from '../../model/model.ts'

type Waiting<Context> = {
  /** The state in which no press is pending. */
  rests: string
  /** Returns the id of the last product that was pressed. */
  wantedIn: (context: Context) => string | null | undefined
  /** True for an edge that starts the button's action. */
  begins: (edge: Edge<Context>) => boolean
}

const isPress = ({ stimulus }: Edge<unknown>) => pressed(stimulus) !== undefined
const isWaiting = ({ name }: { name: string }) => name === 'identifying'

const identifiesGuest = ({ stimulus }: Edge<unknown>) => stimulus.name === 'identifyViewer=guest'

/** Returns true if the viewer is identified as a user, whom the machine remembers. */
const identifiesUser = ({ stimulus, target }: Edge<{ viewer: Viewer }>) =>
  stimulus.kind === 'resolve' &&
  stimulus.port === 'identifyViewer' &&
  stimulus.output !== null &&
  stimulus.output === target.context.viewer

/** Invariants of a button that only a user may press: the machine acts only once the viewer is identified. */
export const identifyingInvariants = <Context extends { viewer: Viewer }>({
  rests,
  wantedIn,
  begins,
}: Waiting<Context>): Invariants<Context> => ({
  'B3: each press waits until the viewer is identified and shows a busy state': ({
    nodes,
    edges,
  }) => [
    ...edges
      .filter(isPress)
      .filter((edge) => {
        const isIdentifying = startedBy(edge).includes('identifyViewer')
        return !isWaiting(edge.target) || !isIdentifying || executes(edge, 'notify')
      })
      .map(describeEdge),
    ...nodes
      .filter(isWaiting)
      .filter((node: Node<Context>) => !node.snapshot.hasTag('busy'))
      .map(({ key }) => key),
  ],

  'B2, B9: the last press wins, and the same button cannot be pressed again': ({
    nodes,
    edges,
  }) => [
    ...edges
      .filter(isPress)
      .filter(({ stimulus, target }) => wantedIn(target.context) !== pressed(stimulus)?._id)
      .map(describeEdge),
    ...nodes.filter(isWaiting).flatMap(({ key, context }) => {
      const others = edges
        .filter((edge) => edge.source.key === key && isPress(edge))
        .map(({ stimulus }) => pressed(stimulus)?._id)
      return others.length === 1 && !others.includes(wantedIn(context) ?? '') ? [] : [key]
    }),
  ],

  'B2, B9: the pending press takes effect for a user, and for nobody else': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isWaiting),
      (edge) =>
        identifiesUser(edge) &&
        begins(edge) &&
        wantedIn(edge.target.context) === wantedIn(edge.source.context),
    ),
    ...model.edges.filter((edge) => begins(edge) && !identifiesUser(edge)).map(describeEdge),
  ],

  'B3: the pending press of a guest ends': everyNodeHas(
    isWaiting,
    (edge) => identifiesGuest(edge) && edge.target.name === rests,
  ),
})
