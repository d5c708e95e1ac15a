import { message } from '../../src/domain/message.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { pressed } from './booking.events.ts'
import { describeEdge, type Edge, executes, type Invariants, lacking, type Node } from './model.ts'

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
const viewerIs = (kind: Viewer['kind'], { context }: Node<{ viewer: Viewer }>) =>
  context.viewer.kind === kind

/** True for an edge that handles a guest's press: immediately, or once the viewer is identified as a guest. */
const isForGuest = (edge: Edge<{ viewer: Viewer }>) =>
  (isPress(edge) && viewerIs('guest', edge.source)) ||
  (isWaiting(edge.source) && viewerIs('guest', edge.target))

/** Invariants of a press before the viewer is identified: the machine decides only after identification. */
export const identifyingInvariants = <Context extends { viewer: Viewer }>({
  rests,
  wantedIn,
  begins,
}: Waiting<Context>): Invariants<Context> => ({
  'B3: only a guest sees the login toast and is redirected to the login page': ({ edges }) =>
    edges
      .filter((edge) => {
        const isAsked = executes(edge, 'goTo', { screen: 'login' })
        const isTold = executes(edge, 'notify', { title: message('loginFirst') })
        return isForGuest(edge) !== isAsked || (isAsked && (!isTold || edge.target.name !== rests))
      })
      .map(describeEdge),

  'B3: a press before identification waits for it and shows a busy state': ({ nodes, edges }) => [
    ...edges
      .filter((edge) => isPress(edge) && viewerIs('unidentified', edge.source))
      .filter((edge) => !isWaiting(edge.target) || executes(edge, 'notify'))
      .map(describeEdge),
    ...edges
      .filter(({ source, target }) => isWaiting(source) && viewerIs('unidentified', target))
      .filter(({ target }) => !isWaiting(target))
      .map(describeEdge),
    ...nodes
      .filter(isWaiting)
      .filter((node) => !viewerIs('unidentified', node) || !node.snapshot.hasTag('busy'))
      .map(({ key }) => key),
  ],

  'B2, B9: the last press wins, and the same button cannot be pressed again': ({
    nodes,
    edges,
  }) => [
    ...edges
      .filter((edge) => isPress(edge) && !viewerIs('guest', edge.source))
      .filter(({ stimulus, target }) => wantedIn(target.context) !== pressed(stimulus)?._id)
      .map(describeEdge),
    ...nodes.filter(isWaiting).flatMap(({ key, context }) => {
      const others = edges
        .filter((edge) => edge.source.key === key && isPress(edge))
        .map(({ stimulus }) => pressed(stimulus)?._id)
      return others.length === 1 && !others.includes(wantedIn(context) ?? '') ? [] : [key]
    }),
  ],

  'B2, B9: once the user is identified, the pending press takes effect': ({ edges }) =>
    edges
      .filter(({ source, target }) => isWaiting(source) && viewerIs('user', target))
      .filter((edge) => {
        return !begins(edge) || wantedIn(edge.target.context) !== wantedIn(edge.source.context)
      })
      .map(describeEdge),

  'B3: an unidentified viewer counts as a guest when the session listener fails': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => viewerIs('unidentified', node)),
      ({ stimulus, target }) => stimulus.kind === 'break' && viewerIs('guest', target),
    ),
})
