import type { SessionContext } from '../../../machines/session.machine.ts'
import { executes, type Invariants, lacking, noEdge } from '../../model/model.ts'
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

  'S10, S11: submitting a complete form clears its errors': noEdge(({ stimulus, target }) => {
    return stimulus.name in origins && Object.keys(target.context.errors).length > 0
  }),

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

  'S1: the form sets the page to return to, by default the home page': noEdge(
    ({ stimulus: { name }, target }) => {
      return name in origins && target.context.origin?.screen !== origins[name]?.screen
    },
  ),

  'S1: a user who signs in through a form returns to the page they came from': noEdge(
    ({ source, target }) => !signedIn(source) && signedIn(target),
    (edge) => (edge.source.context.origin !== null) !== executes(edge, 'goTo'),
  ),

  'S1: the return page is cleared after sign-in': noEdge(
    ({ target }) => target.name === 'signedIn.active' && target.context.origin !== null,
  ),

  'S1: the page of a 401 response is stored': noEdge(
    ({ target }) => target.name === 'signedIn.renewing',
    ({ stimulus }) => stimulus.name === 'session.unauthorized=screen',
    ({ target }) => target.context.origin !== myOrders,
  ),
}
