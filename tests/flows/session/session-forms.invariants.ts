import type { SessionContext } from '../../../machines/session.machine.ts'
import { describeEdge, executes, type Invariants, lacking } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'
import { home, myOrders } from './session.script.ts'

const signedIn = isIn('signedIn')

/** The route that each form of the script requests after sign-in. */
const origins: Readonly<Record<string, typeof home | typeof myOrders>> = {
  'login.submit=complete': myOrders,
  'register.submit=complete': home,
  'google.submit': myOrders,
}

/** Invariants of the sign-in forms and their redirects, over every state and transition. */
export const sessionFormInvariants: Invariants<SessionContext> = {
  'S10, S11: an incomplete form is not submitted and shows what is missing': ({ nodes, edges }) =>
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

  'S10, S11: submitting a complete form clears its errors': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        return stimulus.name in origins && Object.keys(target.context.errors).length > 0
      })
      .map(describeEdge),

  'S10, S11: an error leaves its field as soon as the field is right, and no change adds one': (
    model,
  ) =>
    ['login.change', 'register.change'].flatMap((change) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'signedOut.idle'),
        ({ source, stimulus, target: { name, context } }) =>
          stimulus.name === change &&
          name === source.name &&
          !context.isSubmitted &&
          context.errors.email === undefined &&
          context.errors.password === undefined &&
          Object.keys(context.errors).every((field) => field in source.context.errors),
      ).map((key) => `${key}: ${change}`),
    ),

  'S1: the form sets the page to return to, by default the home page': ({ edges }) =>
    edges
      .filter(({ stimulus: { name }, target }) => {
        return name in origins && target.context.origin?.screen !== origins[name]?.screen
      })
      .map(describeEdge),

  'S1: a user who signs in through a form returns to the page they came from': ({ edges }) =>
    edges
      .filter(({ source, target }) => !signedIn(source) && signedIn(target))
      .filter((edge) => (edge.source.context.origin !== null) !== executes(edge, 'goTo'))
      .map(describeEdge),

  'S1: the return page is cleared after sign-in': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'signedIn.active' && target.context.origin !== null)
      .map(describeEdge),

  'S1: the page of a 401 response is stored': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'signedIn.renewing')
      .filter(({ stimulus }) => stimulus.name === 'session.unauthorized=screen')
      .filter(({ target }) => target.context.origin !== myOrders)
      .map(describeEdge),
}
