import type { AccountDeletionContext } from '../../../machines/accountDeletion.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from '../../model/model.ts'

/** The invariants of the deletion of an account over every state and transition. Each returns its violations. */
export const accountDeletionInvariants: Invariants<AccountDeletionContext> = {
  'an account is deleted only after its user was proven': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('deleteAccount'))
      .filter(({ stimulus }) => stimulus.name !== 'proveIdentity=proven')
      .map(describeEdge),

  'the user is asked to prove the identity only by confirming the question': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('proveIdentity'))
      .filter(
        ({ source, stimulus }) =>
          source.name !== 'asking' || stimulus.name !== 'accountDeletion.confirm',
      )
      .map(describeEdge),

  'the identity is deleted only after the account': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('deleteIdentity'))
      .filter(
        ({ stimulus }) =>
          !['deleteAccount=done', 'deleteAccount!removed', 'accountDeletion.retry'].includes(
            stimulus.name,
          ),
      )
      .map(describeEdge),

  'an account that is in use is not asked about': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'blocked') !== context.blockers.length > 0)
      .filter(({ name }) => ['blocked', 'asking', 'proving'].includes(name))
      .map(({ key }) => key),

  'what keeps the account can be looked at again, or left': (model) =>
    ['checking', 'idle'].flatMap((way) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'blocked'),
        ({ stimulus, target }) => stimulus.kind === 'send' && target.name === way,
      ),
    ),

  'the question can be cancelled': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'asking'),
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

  'the user is signed out when nothing remains to do, and only then': ({ edges }) =>
    edges
      .filter((edge) => executes(edge, 'leave') !== (edge.target.name === 'deleted'))
      .map(describeEdge),

  'a deleted account is never asked about again': ({ edges }) =>
    edges
      .filter(({ source }) => ['deletingIdentity', 'identityKept'].includes(source.name))
      .filter(
        ({ target }) => !['deletingIdentity', 'identityKept', 'deleted'].includes(target.name),
      )
      .map(describeEdge),

  'the page is busy while it waits, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['checking', 'proving', 'deleting', 'deletingIdentity'].includes(name) !==
          snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a failure is kept until the next attempt': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => stimulus.kind === 'reject' && target.name !== 'deleted')
      .filter(({ stimulus }) => stimulus.name !== 'deleteAccount!removed')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'an attempt shows no earlier failure': ({ nodes }) =>
    nodes
      .filter(({ snapshot, context }) => snapshot.hasTag('busy') && context.failure !== null)
      .map(({ key }) => key),

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
