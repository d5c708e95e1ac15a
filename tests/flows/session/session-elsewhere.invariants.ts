import type { SessionContext } from '../../../machines/session.machine.ts'
import { everyNodeHas, executes, type Invariants, lacking, noEdge } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const signedIn = isIn('signedIn')
const establishing = isIn('establishing')

/** Invariants of how other tabs change a session, over every state and transition. Each returns its violations. */
export const sessionElsewhereInvariants: Invariants<SessionContext> = {
  'S1: signing in in another tab signs this tab in': everyNodeHas(
    ({ name }) => name === 'signedOut.idle' || name === 'signedOut.popupBlocked',
    ({ stimulus, target }) =>
      stimulus.name === 'identity.changed=ada' && target.name === 'establishing.fetchingToken',
  ),

  'S6, S7: signing out in another tab ends this session, also while it is being established': (
    model,
  ) => {
    const known = model.nodes.filter((node) => signedIn(node) || establishing(node))
    /** The states whose token is the one that the session signs in with. */
    const withToken = known.filter(
      (node) => signedIn(node) || /^establishing\.(resuming|fetchingRole)$/.test(node.name),
    )
    const ends = { 'identity.changed=nobody': known, 'token.removedElsewhere': withToken }
    return Object.entries(ends).flatMap(([name, nodes]) =>
      lacking(
        model,
        nodes,
        ({ stimulus, target }) => stimulus.name === name && target.name === 'signingOut',
      ).map((key) => `${key} stays after ${name}`),
    )
  },

  'S7: another user who signs in replaces the first and starts a new session': everyNodeHas(
    (node) => (signedIn(node) || establishing(node)) && node.context.identity?.name !== 'Eve',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'identity.changed=eve' &&
      name === 'establishing.fetchingToken' &&
      context.identity?.name === 'Eve' &&
      context.role === null,
  ),

  'a user who changes the name stays signed in, with the new name': everyNodeHas(
    isIn('signedIn'),
    ({ source, stimulus, target }) =>
      stimulus.name === 'identity.renamed' &&
      target.name === source.name &&
      target.context.identity?.name === 'Ada Berg' &&
      target.context.identity.email === source.context.identity?.email,
  ),

  'S7: repeating the current identity changes nothing': noEdge(({ source, stimulus }) => {
    const [type, who] = stimulus.name.split('=')
    const known = source.context.identity?.name.toLowerCase()
    const isThere = signedIn(source) || establishing(source)
    return isThere && type === 'identity.changed' && who === known
  }),

  'S7: a failing listener for other tabs shows a toast and changes nothing else': (model) =>
    lacking(
      model,
      model.nodes,
      (edge) =>
        edge.stimulus.kind === 'break' &&
        edge.source.name === edge.target.name &&
        executes(edge, 'notify'),
    ),
}
