import type { SessionContext } from '../../machines/session.setup.ts'
import { describeEdge, executes, type Invariants, type Node, reachableFrom } from './model.ts'
import { isIn } from './script.ts'
import { home, myOrders } from './session.events.ts'

const signedIn = isIn('signedIn')
const signedOut = isIn('signedOut')

/** The rules of a session's ends, over every reachable state and every way: each gives what breaks it. */
export const sessionEndInvariants: Invariants<SessionContext> = {
  'S7: the token is removed on every way from signed in to signed out': (model) =>
    reachableFrom(
      model,
      model.nodes.filter(signedIn),
      // A new sign-in brings a token of its own.
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
          ({ source, stimulus }) => source.key !== node.key || stimulus.kind !== 'advance',
        ),
      )
      .map(({ key }) => `${key} waits for ever`),
    ...edges
      .filter(({ source, target }) => source.name === 'signingOut' && target.name !== source.name)
      .filter(({ target }) => !signedOut(target))
      .map(describeEdge),
  ],

  'S7: nothing of a user is left when signed out': ({ edges }) =>
    edges
      .filter(({ source, target }) => !signedOut(source) && signedOut(target))
      .filter(({ target }) => target.context.identity !== null || target.context.role !== null)
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

  'S6: who is logged out elsewhere is not signed in here': (model) => {
    const ignored = (type: string) => (node: Node<SessionContext>) =>
      node.snapshot._nodes.every(({ transitions }) => !transitions.has(type))
    const known = model.nodes.filter((node) => signedIn(node) || isIn('establishing')(node))
    /** Its token is the one that the session would be signed in with. */
    const withToken = known.filter(
      (node) => signedIn(node) || node.name === 'establishing.fetchingRole',
    )
    return [
      ...known.filter(ignored('identity.changed')).map(({ name }) => `${name}: no identity`),
      ...withToken.filter(ignored('token.removedElsewhere')).map(({ name }) => `${name}: no token`),
    ].filter((problem, index, all) => all.indexOf(problem) === index)
  },

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
        return signedIn(source) && target.name === 'signingOut' && !isAsked
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

  'S7: another user of the browser takes the place of the first, and begins anew': ({
    nodes,
    edges,
  }) =>
    nodes
      .filter((node) => signedIn(node) && node.context.identity?.name !== 'Eve')
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus, target: { name, context } }) =>
            source.key !== key ||
            stimulus.name !== 'identity.changed=eve' ||
            name !== 'establishing.fetchingToken' ||
            context.identity?.name !== 'Eve' ||
            context.role !== null,
        ),
      )
      .map(({ key }) => key),

  'S7: the same user, told again, changes nothing': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        const [type, who] = stimulus.name.split('=')
        const known = source.context.identity?.name.toLowerCase()
        return signedIn(source) && type === 'identity.changed' && who === known
      })
      .map(describeEdge),

  'S7: being signed out elsewhere ends it here': ({ nodes, edges }) =>
    nodes
      .filter(signedIn)
      .flatMap(({ key }) =>
        ['identity.changed=nobody', 'token.removedElsewhere']
          .filter((name) =>
            edges.every(
              ({ source, stimulus, target }) =>
                source.key !== key || stimulus.name !== name || target.name !== 'signingOut',
            ),
          )
          .map((name) => `${key} stays after ${name}`),
      ),
}
