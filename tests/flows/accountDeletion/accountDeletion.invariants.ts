import type { AccountDeletionContext } from '../../../machines/accountDeletion.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of the deletion of an account over every state and transition. Each returns its violations. */
export const accountDeletionInvariants: Invariants<AccountDeletionContext> = {
  'an account is deleted only after its user was proven': noEdge(
    (edge) => startedBy(edge).includes('deleteAccount'),
    ({ stimulus }) => stimulus.name !== 'proveIdentity=proven',
  ),

  'the user is asked to prove the identity only by confirming the question': noEdge(
    (edge) => startedBy(edge).includes('proveIdentity'),
    ({ source, stimulus }) =>
      source.name !== 'asking' || stimulus.name !== 'accountDeletion.confirm',
  ),

  'the identity is deleted only after the account': noEdge(
    (edge) => startedBy(edge).includes('deleteIdentity'),
    ({ stimulus }) =>
      !['deleteAccount=done', 'deleteAccount!removed', 'accountDeletion.retry'].includes(
        stimulus.name,
      ),
  ),

  'an account that is in use is not asked about': noNode(
    ({ name, context }) => (name === 'blocked') !== context.blockers.length > 0,
    ({ name }) => ['blocked', 'asking', 'proving'].includes(name),
  ),

  'what keeps the account can be looked at again, or left': (model) =>
    ['checking', 'idle'].flatMap((way) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'blocked'),
        ({ stimulus, target }) => stimulus.kind === 'send' && target.name === way,
      ),
    ),

  'the question can be cancelled': everyNodeHas(
    ({ name }) => name === 'asking',
    ({ stimulus, target }) =>
      stimulus.name === 'accountDeletion.cancel' &&
      target.name === 'idle' &&
      target.context.failure === null,
  ),

  'an identity that remains can be deleted again, or left': (model) =>
    ['deletingIdentity', 'deleted'].flatMap((way) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'identityKept'),
        ({ stimulus, target }) => stimulus.kind === 'send' && target.name === way,
      ),
    ),

  'the user is signed out when nothing remains to do, and only then': noEdge(
    (edge) => executes(edge, 'leave') !== (edge.target.name === 'deleted'),
  ),

  'a deleted account is never asked about again': noEdge(
    ({ source }) => ['deletingIdentity', 'identityKept'].includes(source.name),
    ({ target }) => !['deletingIdentity', 'identityKept', 'deleted'].includes(target.name),
  ),

  'the page is busy while it waits, and then only': noNode(
    ({ name, snapshot }) =>
      ['checking', 'proving', 'deleting', 'deletingIdentity'].includes(name) !==
      snapshot.hasTag('busy'),
  ),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus, target }) => stimulus.kind === 'reject' && target.name !== 'deleted',
    ({ stimulus }) => stimulus.name !== 'deleteAccount!removed',
    ({ target }) => target.context.failure === null,
  ),

  'an attempt shows no earlier failure': noNode(
    ({ snapshot, context }) => snapshot.hasTag('busy') && context.failure !== null,
  ),

  'the button that opens it takes the focus back only from what it opened': ({ nodes, initial }) =>
    nodes
      .filter((node) => node.context.wasOpened === (node.key === initial.key))
      .map(({ key }) => key),

  'nothing is asked at first': ({ initial }) => (initial.name === 'idle' ? [] : [initial.key]),

  'each answer leads to its state': unexpectedTargets({
    'readTerms=free': 'asking',
    'readTerms=inUse': 'blocked',
    'readTerms!': 'idle',
    'proveIdentity=': 'deleting',
    'proveIdentity!': 'asking',
    'deleteAccount=done': 'deletingIdentity',
    'deleteAccount=inUse': 'blocked',
    'deleteAccount!removed': 'deletingIdentity',
    'deleteAccount!': 'asking',
    'deleteIdentity=': 'deleted',
    'deleteIdentity!gone': 'deleted',
    'deleteIdentity!ended': 'deleted',
    'deleteIdentity!': 'identityKept',
  }),
}
