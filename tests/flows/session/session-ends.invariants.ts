import type { SessionContext } from '../../../machines/session.machine.ts'
import {
  describeEdge,
  executes,
  type Invariants,
  noEdge,
  reachableFrom,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'
import { home, myOrders } from './session.script.ts'
import { sessionElsewhereInvariants } from './session-elsewhere.invariants.ts'

const signedIn = isIn('signedIn')
const signedOut = isIn('signedOut')

/** Invariants of the end of a session, over every reachable state and transition. Each returns its violations. */
export const sessionEndInvariants: Invariants<SessionContext> = {
  ...sessionElsewhereInvariants,

  'S7: the token is removed on every path from signed in to signed out': (model) =>
    reachableFrom(
      model,
      model.nodes.filter(signedIn),
      // A new sign-in replaces the token.
      (edge) => !executes(edge, 'removeToken') && !isIn('establishing')(edge.source),
    )
      .filter(signedOut)
      .map(({ key }) => key),

  'S7: every state that may have a user offers logout, which starts the sign-out': (model) =>
    model.nodes
      .filter((node) => !signedOut(node) && node.name !== 'signingOut')
      .filter((node) =>
        model.edges.every(
          ({ source, stimulus, target }) =>
            source.key !== node.key ||
            stimulus.name !== 'session.logout' ||
            target.name !== 'signingOut',
        ),
      )
      .map(({ key }) => key),

  'S7: signing out always ends signed out, even if the provider never responds': ({
    nodes,
    edges,
  }) => [
    ...nodes
      .filter(({ name }) => name === 'signingOut')
      .filter((node) =>
        edges.every(
          ({ source, stimulus, target }) =>
            source.key !== node.key || stimulus.kind !== 'advance' || !signedOut(target),
        ),
      )
      .map(({ key }) => `${key} waits for ever`),
    ...edges
      .filter(({ source, target }) => source.name === 'signingOut' && target.name !== source.name)
      .filter(({ target }) => !signedOut(target))
      .map(describeEdge),
  ],

  'S7: every logout signs out at the identity provider': noEdge(
    ({ source, target }) => source.name !== target.name && target.name === 'signingOut',
    (edge) => !startedBy(edge).includes('signOut'),
  ),

  'S7: signing out clears the user from the context': noEdge(
    ({ source, target }) => !signedOut(source) && signedOut(target),
    ({ target: { context } }) =>
      [context.identity, context.role, context.origin].some((left) => left !== null),
  ),

  'S7: the role of a session that ends without a log-out is kept until the next one': ({ edges }) =>
    edges
      .filter(({ source, target }) => {
        const isEnding = target.name === 'signingOut' || target.name === 'reidentifying'
        return (signedIn(source) || source.name.startsWith('establishing')) && isEnding
      })
      .filter(({ source: { context }, stimulus, target }) => {
        const known = context.role ?? context.keptRole ?? context.endedRole
        const kept = stimulus.name === 'session.logout' ? context.endedRole : known
        return target.context.endedRole !== kept
      })
      .concat(
        edges.filter(({ source, target }) => {
          const isKept = target.context.endedRole === source.context.endedRole
          return signedIn(target) || source.name !== 'signingOut' ? false : !isKept
        }),
      )
      .map(describeEdge),

  'S8: a rejected token is renewed': noEdge(
    ({ source, target }) => {
      return source.name !== target.name && target.name === 'signedIn.renewing'
    },
    (edge) => !startedBy(edge).includes('renewToken'),
  ),

  'S8: a 401 during the token renewal does not start another one': noEdge(
    ({ source }) => source.name === 'signedIn.renewing',
    ({ stimulus }) => stimulus.name.startsWith('session.unauthorized'),
  ),

  'S8: a renewed token that is rejected ends the session and redirects to login': ({
    nodes,
    edges,
  }) =>
    nodes
      .filter(signedIn)
      .filter(({ key }) =>
        edges.every(
          (edge) =>
            edge.source.key !== key ||
            !edge.stimulus.name.startsWith('session.refused') ||
            edge.target.name !== 'signingOut' ||
            !executes(edge, 'goTo'),
        ),
      )
      .map(({ key }) => key),

  'S7: logout navigates to the requested page, also for a guest': ({ nodes, edges }) =>
    nodes
      .filter(({ name }) => name !== 'signingOut')
      .filter(({ key }) =>
        edges.every(
          (edge) =>
            edge.source.key !== key ||
            edge.stimulus.name !== 'session.logout' ||
            !executes(edge, 'goTo', home),
        ),
      )
      .map(({ key }) => key),

  'S7: a session that ends without a logout shows a toast': noEdge(
    ({ source, stimulus, target }) => {
      const isAsked = stimulus.name === 'session.logout'
      return source.name !== target.name && target.name === 'signingOut' && !isAsked
    },
    (edge) => !executes(edge, 'notify'),
  ),

  'S8: a session that the server ended redirects to login': noEdge(
    ({ stimulus, target }) => {
      const isServers = /^(session\.refused|renewToken!)/.test(stimulus.name)
      return isServers && target.name === 'signingOut'
    },
    (edge) => !executes(edge, 'goTo', { screen: 'login' }),
  ),

  'S8: the login after such an end returns to the page where it happened': noEdge(
    ({ source, stimulus, target }) => {
      if (target.name !== 'signingOut') return false
      const isAtRenewal = stimulus.name.startsWith('renewToken!') && source.context.origin !== null
      return isAtRenewal || stimulus.name === 'session.refused=screen'
    },
    (edge) => !executes(edge, 'goTo', { screen: 'login', origin: myOrders }),
  ),
}
