import { type SessionContext, viewerOf } from '../../../machines/session.machine.ts'
import { exactly } from '../../model/exactly.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'
import { ada } from './session.script.ts'

const confirming = isIn('signedIn.confirming')

/** Invariants of a user who reloads without a connection, over every state and transition. */
export const sessionOfflineInvariants: Invariants<SessionContext> = {
  'S5: a user whose role is known here stays signed in without a response, and nobody else does': (
    model,
  ) =>
    exactly(
      model,
      {
        by: ['resumeRole!noAnswer'],
        at: ({ name, context }) => name === 'establishing.resuming' && context.keptRole !== null,
      },
      ({ source, target }) => !isIn('signedIn')(source) && target.name === 'signedIn.unconfirmed',
    ),

  'S6: an unconfirmed user has the role of the last visit': noNode(
    ({ name }) => name === 'signedIn.unconfirmed',
    ({ context, snapshot }) => {
      return context.role !== context.keptRole || viewerOf(snapshot).kind !== 'user'
    },
  ),

  'S6: the role of one user is never assumed for another': noNode(
    ({ context }) => context.keptRole !== null && context.identity?.email !== ada.email,
  ),

  'S6: the restored connection and a refused call have the user confirmed': (model) =>
    exactly(
      model,
      {
        by: ['connection.restored', 'session.unauthorized=screen', 'session.unauthorized=nowhere'],
        at: ({ name }) => name === 'signedIn.unconfirmed',
      },
      (edge) => startedBy(edge).includes('confirmToken'),
    ),

  'S6: a user is confirmed by a token and by the role of the server': noEdge(
    ({ source, target }) => confirming(source) && target.name === 'signedIn.active',
    ({ stimulus, target }) =>
      stimulus.name !== `confirmRole=${target.context.role}` || target.context.keptRole === null,
  ),

  'S7: a user whom the provider or the server refuses is logged out, and told': everyNodeHas(
    confirming,
    (edge) =>
      edge.stimulus.name.endsWith('!unauthorized') &&
      edge.target.name === 'signingOut' &&
      executes(edge, 'notify'),
  ),

  'S8: a refused call waits while the user is confirmed': noNode((node) => {
    const isRenewed = confirming(node) || node.name === 'signedIn.renewing'
    return isRenewed !== node.snapshot.hasTag('renewing')
  }),
}
