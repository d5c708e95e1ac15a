import type { SessionContext } from '../../machines/session.setup.ts'
import { describeEdge, executes, type Invariants, reachableFrom, startedBy } from './model.ts'
import { isIn } from './script.ts'
import { home, myOrders } from './session.events.ts'
import { sessionElsewhereInvariants } from './session-elsewhere.invariants.ts'

const signedIn = isIn('signedIn')
const signedOut = isIn('signedOut')

/** Invariants of the end of a session, over every reachable state and transition. Each returns its violations. */
export const sessionEndInvariants: Invariants<SessionContext> = {
  ...sessionElsewhereInvariants,

  'S7: the token is removed on every way from signed in to signed out': (model) =>
    reachableFrom(
      model,
      model.nodes.filter(signedIn),
      // A new sign-in replaces the token.
      (edge) => !executes(edge, 'removeToken') && !isIn('establishing')(edge.source),
    )
      .filter(signedOut)
      .map(({ key }) => key),

  'S7: logout is there wherever somebody is known, and ends signed out': (model) =>
    model.nodes
      .filter((node) => signedIn(node) || isIn('establishing')(node))
      .filter((node) =>
        model.edges.every(
          ({ source, stimulus, target }) =>
            source.key !== node.key ||
            stimulus.name !== 'session.logout' ||
            target.name !== 'signingOut',
        ),
      )
      .map(({ key }) => key),

  'S7: signing out ends signed out, whatever the provider answers, and when it never does': ({
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

  'S7: the identity provider is told of every logout': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name !== target.name && target.name === 'signingOut')
      .filter((edge) => !startedBy(edge).includes('signOut'))
      .map(describeEdge),

  'S7: nothing of a user is left when signed out': ({ edges }) =>
    edges
      .filter(({ source, target }) => !signedOut(source) && signedOut(target))
      .filter(({ target: { context } }) =>
        [context.identity, context.role, context.origin].some((left) => left !== null),
      )
      .map(describeEdge),

  'S8: a token that was refused is fetched anew': ({ edges }) =>
    edges
      .filter(({ source, target }) => {
        return source.name !== target.name && target.name === 'signedIn.renewing'
      })
      .filter((edge) => !startedBy(edge).includes('renewToken'))
      .map(describeEdge),

  'S8: while the token is renewed, another 401 does not renew it again': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'signedIn.renewing')
      .filter(({ stimulus }) => stimulus.name.startsWith('session.unauthorized'))
      .map(describeEdge),

  'S8: a renewed token that is refused too ends the session, and leads to the login': ({
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

  'S7: logout leads to where it was asked to, also for a guest': ({ nodes, edges }) =>
    nodes
      .filter(({ name }) => name !== 'restoring' && name !== 'signingOut')
      .filter(({ key }) =>
        edges.every(
          (edge) =>
            edge.source.key !== key ||
            edge.stimulus.name !== 'session.logout' ||
            !executes(edge, 'goTo', home),
        ),
      )
      .map(({ key }) => key),

  'S7: a session that ends on its own is told': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) => {
        const isAsked = stimulus.name === 'session.logout'
        return source.name !== target.name && target.name === 'signingOut' && !isAsked
      })
      .filter((edge) => !executes(edge, 'notify'))
      .map(describeEdge),

  'S8: a session that the server ended leads to the login': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        const isServers = /^(session\.refused|renewToken!)/.test(stimulus.name)
        return isServers && target.name === 'signingOut'
      })
      .filter((edge) => !executes(edge, 'goTo', { screen: 'login' }))
      .map(describeEdge),

  'S8: and back to where it ended': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) => {
        if (target.name !== 'signingOut') return false
        const isAtRenewal =
          stimulus.name.startsWith('renewToken!') && source.context.origin !== null
        return isAtRenewal || stimulus.name === 'session.refused=screen'
      })
      .filter((edge) => !executes(edge, 'goTo', { screen: 'login', origin: myOrders }))
      .map(describeEdge),
}
