import type { SessionContext } from '../../../machines/session.machine.ts'
import { confirmationMailSent } from '../../../src/domain/toasts.ts'
import { ada } from './session.script.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  noEdge,
  reachableFrom,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const establishing = isIn('establishing')

/** Steps that continue a sign-in: no other tab, and no logout. */
const isOwnStep = ({ stimulus: { kind, name } }: { stimulus: { kind: string; name: string } }) =>
  kind !== 'emit' && name !== 'session.logout'

/** Steps after which `saveUser` may run although the server has not said that the user is unknown. */
const savesAtOnce = /^(registerIdentity=ada|registration\.complete|session\.retry)$/

/** Invariants of saving a user and of the saved role, over every state and transition. */
export const sessionRegistrationInvariants: Invariants<SessionContext> = {
  'S4: a new account is saved first': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('registerIdentity='),
    (edge) => !startedBy(edge).includes('saveUser'),
  ),

  'S4: a new user reads that a mail comes': everyNodeHas(
    ({ name }) => name === 'signedOut.registering',
    (edge) =>
      edge.stimulus.name === 'registerIdentity=ada' &&
      executes(edge, 'notify', confirmationMailSent(ada.email)),
  ),

  'S3: after a Google sign-in, the token is fetched first': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('signInWithGoogle='),
    (edge) => !startedBy(edge).includes('fetchToken'),
  ),

  'S3: without a form, a user is saved only if the server does not know them, and as a buyer':
    noEdge(
      (edge) => startedBy(edge).includes('saveUser'),
      ({ stimulus: { name } }) => !savesAtOnce.test(name),
      ({ stimulus: { name }, target }) => {
        return (
          !/^fetch(Token|Role)!notFound$/.test(name) || target.context.registeringAs !== 'buyer'
        )
      },
    ),

  'S3: a new Google user is saved without a question, also after a retry': (model) => {
    const arrived = model.edges
      .filter(({ stimulus }) => stimulus.name.startsWith('signInWithGoogle='))
      .map(({ target }) => target)
    const onTheWay = reachableFrom(
      model,
      arrived,
      (edge) =>
        isOwnStep(edge) &&
        establishing(edge.target) &&
        edge.stimulus.name !== 'saveUser=acknowledged',
    )
    return onTheWay
      .filter(({ name, context }) => {
        return name === 'establishing.unregistered' || context.registeringAs !== 'buyer'
      })
      .map(({ key }) => key)
  },

  'S4: an unknown user without a role is asked for it': noEdge(
    ({ stimulus }) => /^fetch(Token|Role)!notFound$/.test(stimulus.name),
    ({ source, target }) => {
      const isAsked = target.name === 'establishing.unregistered'
      return isAsked !== (source.context.registeringAs === null)
    },
  ),

  'S4: a user who is unknown after being saved is asked, and not saved again': everyNodeHas(
    ({ name }) => name === 'establishing.savingUser',
    ({ stimulus, target }) =>
      stimulus.name === 'saveUser=acknowledged' && target.context.registeringAs === null,
  ),

  'S3: a login with a password saves nobody without a question': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('login.submit'),
    ({ source, target }) => source.name !== target.name || target.name.endsWith('idle'),
    ({ target }) => target.context.registeringAs !== null,
  ),

  'S3: the user of another tab is not saved with the role of this tab': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('identity.changed='),
    ({ source, target }) => source.context.identity !== target.context.identity,
    ({ target }) => target.context.registeringAs !== null,
  ),

  'S4: the chosen role is the one that is saved': noEdge(
    ({ stimulus }) => /^(register.submit=complete|registration.complete)$/.test(stimulus.name),
    ({ target }) => target.context.registeringAs !== 'seller',
  ),

  'S6: the role of a signed-in user is no longer chosen': noEdge(
    ({ target }) => isIn('signedIn')(target) && target.context.registeringAs !== null,
  ),
}
