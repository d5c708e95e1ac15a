import { type SessionContext, viewerOf } from '../../../machines/session.machine.ts'
import { sessionEnded } from '../../../src/domain/toasts.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  executes,
  type Invariants,
  lacking,
  noEdge,
  reachableFrom,
  startedBy,
} from '../../model/model.ts'
import { isIn, type State } from '../../model/script.ts'
import { sessionDestinations } from './session.destinations.ts'
import { sessionFormInvariants } from './session-forms.invariants.ts'
import { sessionOfflineInvariants } from './session-offline.invariants.ts'
import { sessionRegistrationInvariants } from './session-registration.invariants.ts'
import { invokedAt } from '../../model/stimuli.ts'

const signedIn = isIn('signedIn')
const signedOut = isIn('signedOut')
const isIdentifying = ({ name }: { name: string }) =>
  name === 'restoring' || name === 'reidentifying'

/** Checks that `signedIn` implies that identity, access token and role are all present. */
function signInViolations({ name, context }: State<SessionContext>): readonly string[] {
  return name.startsWith('signedIn') && (context.identity === null || context.role === null)
    ? ['signed in without an identity and a role']
    : []
}

/** Session invariants over every reachable state and transition. Each returns its violations. */
export const sessionInvariants: Invariants<SessionContext> = {
  ...sessionFormInvariants,
  ...sessionRegistrationInvariants,
  ...sessionOfflineInvariants,

  'S6: signed in requires an identity and a role': noEdge(
    ({ target }) => signInViolations(target).length > 0,
  ),

  'S5, S6: signed in is reached only through a token and a role': (model) =>
    [
      /^(fetchToken=kept$|restoreIdentity=kept)/,
      /^(fetchRole|resumeRole)=|^restoreIdentity=keptRole$/,
    ].flatMap((needed) =>
      reachableFrom(model, [model.initial], ({ stimulus }) => !needed.test(stimulus.name))
        .filter(signedIn)
        .map(({ key }) => `${key} without ${needed}`),
    ),

  'S5: a stored token that the server rejects is not reused; the identity is restored instead':
    noEdge(
      ({ stimulus, target }) => {
        return stimulus.name.startsWith('resumeRole!') && target.name === 'reidentifying'
      },
      (edge) =>
        !executes(edge, 'invalidateToken') ||
        !startedBy(edge).includes('identifyAgain') ||
        edge.target.context.identity !== null,
    ),

  'N4: a pending state has an active port or accepts a user event': ({ nodes, edges }) =>
    nodes
      .filter(({ snapshot }) => snapshot.hasTag('pending'))
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus }) =>
            source.key !== key || !['send', 'resolve', 'reject'].includes(stimulus.kind),
        ),
      )
      .map(({ key }) => key),

  'S9: a failed sign-in shows a toast and frees the form': noEdge(
    ({ source }) => signedOut(source),
    ({ stimulus }) => stimulus.kind === 'reject',
    (edge) => {
      const isQuiet = /popup(Closed|Cancelled|Blocked)$/.test(edge.stimulus.name)
      return edge.target.snapshot.hasTag('busy') || executes(edge, 'notify') === isQuiet
    },
  ),

  'S9: the form knows what failed, except for a window of Google that was closed or blocked':
    noEdge(
      ({ source }) => signedOut(source),
      ({ stimulus }) => /^(?:signInWith\w+|registerIdentity)!/.test(stimulus.name),
      (edge) => {
        const isQuiet = /popup(Closed|Cancelled|Blocked)$/.test(edge.stimulus.name)
        return (edge.target.context.failure === null) !== isQuiet
      },
    ),

  'S1 to S9: each result leads to its expected state': unexpectedTargets(sessionDestinations),

  'N4: the pending, busy and stuck tags match the active ports': ({ script, nodes }) =>
    nodes
      .filter((node) => isIdentifying(node) || signedOut(node) || isIn('establishing')(node))
      .filter((node) => {
        const { name, snapshot } = node
        const isAtWork = invokedAt(snapshot).some((id) => id in script.ports)
        const isPending = isIdentifying(node) || name.startsWith('establishing')
        return (
          snapshot.hasTag('pending') !== isPending ||
          (!isIdentifying(node) && snapshot.hasTag('busy') !== isAtWork) ||
          snapshot.hasTag('stuck') !== (isPending && !isAtWork)
        )
      })
      .map(({ key }) => key),

  'B3: the viewer is unidentified while the session is being established, then a guest or stuck': ({
    script,
    nodes,
  }) =>
    nodes
      .filter((node) => isIdentifying(node) || signedOut(node) || isIn('establishing')(node))
      .filter((node) => {
        const isAtWork = invokedAt(node.snapshot).some((id) => id in script.ports)
        const otherwise = isAtWork ? 'unidentified' : 'stuck'
        return viewerOf(node.snapshot).kind !== (signedOut(node) ? 'guest' : otherwise)
      })
      .map(({ key }) => key),

  'S1: a pending sign-in blocks every other sign-in': noEdge(
    ({ source, stimulus }) => source.snapshot.hasTag('busy') && stimulus.kind === 'send',
    (edge) => startedBy(edge).some((port) => port !== 'signOut'),
  ),

  'N4: a stuck user can continue without logging out': (model) =>
    model.nodes
      .filter(isIn('establishing'))
      .filter((node) =>
        reachableFrom(
          model,
          [node],
          ({ stimulus }) => stimulus.kind !== 'emit' && stimulus.name !== 'session.logout',
        ).every((next) => !signedIn(next)),
      )
      .map(({ key }) => key),

  'N4: a retry repeats the failed step': (model) =>
    Object.entries({
      'establishing.saveUserFailed': 'establishing.savingUser',
      'establishing.tokenFailed': 'establishing.fetchingToken',
      // The token may be the reason why the server refused the role request.
      'establishing.roleFailed': 'establishing.fetchingToken',
    }).flatMap(([stuck, again]) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === stuck),
        ({ stimulus, target }) => stimulus.name === 'session.retry' && target.name === again,
      ),
    ),

  'N4: every stuck state stores its failure': noEdge(
    ({ target: { name, snapshot } }) => {
      return snapshot.hasTag('stuck') && name !== 'establishing.unregistered'
    },
    ({ target }) => target.context.failure === null,
  ),

  'S9: restoring the session shows a toast when it fails, and only then': noEdge(
    ({ stimulus: { name } }) => /^(restoreIdentity|identifyAgain)[=!](?!nobody)/.test(name),
    (edge) => (edge.stimulus.kind === 'reject') !== executes(edge, 'notify'),
  ),

  'S7: a session that ended on another device logs out and says so; a failed sign-in says why':
    noEdge(
      ({ stimulus: { name } }) =>
        /^(fetchToken!(unauthorized|ended)|identifyAgain=nobody)$/.test(name),
      (edge) => {
        const isArriving = edge.source.context.origin !== null
        const isLoggedOut = signedOut(edge.target) || edge.target.name === 'signingOut'
        return isLoggedOut === isArriving || executes(edge, 'notify', sessionEnded) === isArriving
      },
    ),

  'S3: the user can cancel the Google sign-in window': ({ edges }) =>
    edges.some(
      ({ stimulus, target }) =>
        stimulus.name === 'google.cancel' && target.name === 'signedOut.idle',
    )
      ? []
      : ['google.cancel leads nowhere'],
}
