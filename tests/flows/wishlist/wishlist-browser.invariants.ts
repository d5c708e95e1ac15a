import type { WishlistContext } from '../../../machines/wishlist.machine.ts'
import { camera } from '../booking/booking.script.ts'
import { describeEdge, type Invariants, lacking, noEdge, startedBy } from '../../model/model.ts'
import {
  isPress,
  pressedId,
  wants,
  isNew,
  isByViewer,
  comesTo,
  summary,
  changesOf,
  givenToBrowser,
  isNewAt,
  presses,
} from './wishlist-edges.ts'

/** The invariants of the viewer and of the list in the browser. */
export const wishlistBrowserInvariants: Invariants<WishlistContext> = {
  'nothing is known before the viewer is': ({ initial }) =>
    initial.name === 'identifying' && summary(initial.context) === 'unknown | '
      ? []
      : [initial.key],

  'the list of a guest is in the browser, that of a user is asked for': noEdge(
    isByViewer,
    ({ stimulus, target }) => {
      const expected = /=(ada|bob)$/.test(stimulus.name)
        ? 'account.loading'
        : stimulus.name.endsWith('unidentified')
          ? 'identifying'
          : 'browser'
      return target.name !== expected
    },
  ),

  'a change of the viewer is followed in every state, and forgets what another kept': (model) => [
    ...['guest', 'unidentified', 'ada', 'bob'].flatMap((name) =>
      lacking(model, model.nodes, ({ stimulus }) => stimulus.name === `viewer.changed=${name}`),
    ),
    ...model.edges
      .filter(isByViewer)
      .filter(({ target }) => target.context.ids !== null && target.context.ids.length > 0)
      .map(describeEdge),
  ],

  'the viewer is watched once, and each new viewer’s list is read anew': noEdge((edge) => {
    const { stimulus, target } = edge
    const started = startedBy(edge)
    const reads = { 'account.loading': 'load', browser: 'watchBrowser' }[target.name]
    return (
      started.includes('watchViewer') ||
      (stimulus.name.startsWith('viewer.changed') &&
        reads !== undefined &&
        !started.includes(reads))
    )
  }),

  'without the session, the viewer counts as a guest': noEdge(
    ({ stimulus, target }) => stimulus.name.startsWith('watchViewer!') && target.name !== 'browser',
  ),

  'the viewer is the one of the session': noEdge(({ source, stimulus, target }) => {
    const { viewer } = target.context
    if (!stimulus.name.startsWith('viewer.changed=')) return viewer !== source.context.viewer
    const name = viewer.kind === 'user' ? viewer.email.split('@')[0] : viewer.kind
    return stimulus.name !== `viewer.changed=${name}`
  }),

  'what a viewer pressed before they were known takes effect, and nobody else’s does': noEdge(
    isByViewer,
    (edge) => {
      const { source, target } = edge
      const waiting = source.context.viewer.kind === 'user' ? [] : source.context.changes
      const taken =
        target.name === 'browser' ? (givenToBrowser(edge) ?? []) : target.context.changes
      return changesOf(taken) !== changesOf(waiting)
    },
  ),

  'the browser is given every change once, and nothing waits there': ({ edges, nodes }) => [
    ...nodes
      .filter(({ name, context }) => name === 'browser' && context.changes.length > 0)
      .map(({ key }) => key),
    ...edges
      .filter((edge) => {
        const { source, target } = edge
        const given = changesOf(givenToBrowser(edge) ?? [])
        if (source.name === 'browser' && isPress(edge)) {
          const pressed = `${wants(edge) ? '+' : '-'}${pressedId(edge)}`
          return given !== (isNew(edge) ? pressed : '')
        }
        if (comesTo('browser')(edge) && !isByViewer(edge)) {
          return given !== changesOf(source.context.changes)
        }
        return target.name !== 'browser' && given !== ''
      })
      .map(describeEdge),
  ],

  'a press of a guest goes to the browser': (model) =>
    presses.flatMap((name) =>
      lacking(
        model,
        model.nodes.filter((node) => node.name === 'browser' && isNewAt(node, name)),
        (edge) => edge.stimulus.name === name && givenToBrowser(edge) !== null,
      ),
    ),

  'the list of the browser is shown as it is': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'browser'),
      ({ stimulus, target }) =>
        stimulus.name === 'browser.changed=camera' && target.context.ids?.join() === camera._id,
    ),
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'browser'),
      ({ stimulus, target }) =>
        stimulus.name === 'browser.changed=none' && target.context.ids?.length === 0,
    ),
    ...model.edges
      .filter((edge) => comesTo('browser')(edge) && !startedBy(edge).includes('watchBrowser'))
      .map(describeEdge),
  ],
}
