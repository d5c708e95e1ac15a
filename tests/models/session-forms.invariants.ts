import type { SessionContext } from '../../machines/session.setup.ts'
import { describeEdge, executes, type Invariants } from './model.ts'
import { isIn } from './script.ts'
import { home, myOrders } from './session.events.ts'

const signedIn = isIn('signedIn')

/** The route that each form of the script requests after sign-in. */
const origins: Readonly<Record<string, typeof home | typeof myOrders>> = {
  'login.submit=complete': myOrders,
  'register.submit=complete': home,
  'google.submit': myOrders,
}

/** Invariants of the sign-in forms and their redirects, over every state and transition. */
export const sessionFormInvariants: Invariants<SessionContext> = {
  'S10, S11: a form that is not complete is not sent, and says what is missing': ({
    nodes,
    edges,
  }) =>
    nodes
      .filter(({ name }) => name === 'signedOut.idle' || name === 'signedOut.popupBlocked')
      .flatMap(({ key }) =>
        ['login.submit=blank', 'register.submit=noRole']
          .filter((name) =>
            edges.every(
              ({ source, stimulus, target }) =>
                source.key !== key ||
                stimulus.name !== name ||
                target.name !== 'signedOut.idle' ||
                Object.keys(target.context.errors).length === 0,
            ),
          )
          .map((name) => `${key}: ${name}`),
      ),

  'S10, S11: what is sent shows nothing as missing any more': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        return stimulus.name in origins && Object.keys(target.context.errors).length > 0
      })
      .map(describeEdge),

  'S1: where to go afterwards is what the form says, and home where it says nothing': ({ edges }) =>
    edges
      .filter(({ stimulus: { name }, target }) => {
        return name in origins && target.context.origin?.screen !== origins[name]?.screen
      })
      .map(describeEdge),

  'S1: who signs in on purpose is taken to where they came from': ({ edges }) =>
    edges
      .filter(({ source, target }) => !signedIn(source) && signedIn(target))
      .filter((edge) => (edge.source.context.origin !== null) !== executes(edge, 'goTo'))
      .map(describeEdge),

  'S1: who has arrived is not taken anywhere again': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'signedIn.active' && target.context.origin !== null)
      .map(describeEdge),

  'S1: the place where a 401 was met is remembered': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'session.unauthorized=screen')
      .filter(({ target }) => target.context.origin !== myOrders)
      .map(describeEdge),
}
