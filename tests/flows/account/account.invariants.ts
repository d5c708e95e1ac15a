import type { AccountContext } from '../../../machines/account.machine.ts'
import { isSameMessage, message } from '../../../src/domain/message.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

const isForm = ({ name }: { name: string }) => name === 'editing' || name === 'saved'

/** The invariants of the account over every state and transition. Each returns its violations. */
export const accountInvariants: Invariants<AccountContext> = {
  'the form is shown only after the server has sent the account': noNode(
    ({ name, context }) =>
      ['editing', 'checking', 'saving', 'saved'].includes(name) !== (context.account !== null),
  ),

  'the account is loaded first': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'an account that failed to load is loaded again by a button and when the connection is restored':
    (model) =>
      ['account.retry', 'connection.restored'].flatMap((event) =>
        lacking(
          model,
          model.nodes.filter(({ name }) => name === 'failed'),
          ({ stimulus, target }) => stimulus.name === event && target.name === 'loading',
        ),
      ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['loading', 'checking', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'a complete form is saved': everyNodeHas(
    isForm,
    (edge) =>
      edge.stimulus.name === 'account.submit=complete' &&
      startedBy(edge).includes('save') &&
      edge.target.context.failure === null &&
      edge.target.context.isSubmitted &&
      edge.target.context.errors.name === undefined,
  ),

  'only a complete form is saved': noEdge(
    (edge) => startedBy(edge).includes('save'),
    ({ stimulus }) => !/^(account\.submit=complete|checkPhone(=valid|!))/.test(stimulus.name),
  ),

  'a new phone number is checked first': everyNodeHas(
    isForm,
    (edge) =>
      edge.stimulus.name === 'account.submit=phone' && startedBy(edge).includes('checkPhone'),
  ),

  'only a new phone number is checked': noEdge(
    (edge) => startedBy(edge).includes('checkPhone'),
    ({ stimulus }) => stimulus.name !== 'account.submit=phone',
  ),

  'a wrong phone number is named at its field': noEdge(
    ({ stimulus }) => stimulus.name === 'checkPhone=invalid',
    ({ target: { context } }) =>
      !context.isSubmitted || !isSameMessage(context.errors.phone, message('phoneInvalid')),
  ),

  'a form without a name says so': everyNodeHas(
    isForm,
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'account.submit=noName' &&
      name === 'editing' &&
      context.errors.name !== undefined &&
      context.isSubmitted &&
      context.failure === null,
  ),

  'a change takes back the error and what was saved': everyNodeHas(
    isForm,
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'account.change' &&
      name === 'editing' &&
      context.errors.name === undefined &&
      context.errors.phone === undefined &&
      !context.isSubmitted,
  ),

  'the page shows the account that the server has saved': noEdge(
    ({ stimulus }) => stimulus.name === 'save=renamed',
    ({ target: { context } }) => context.account?.name !== 'Ada Berg',
  ),

  'a failure is kept, and an answer takes it back': noEdge(
    ({ stimulus }) => 'port' in stimulus && !/^(load=absent|checkPhone)/.test(stimulus.name),
    ({ stimulus, target }) => (target.context.failure !== null) !== (stimulus.kind === 'reject'),
  ),

  'each answer leads to its state': unexpectedTargets({
    'load=absent': 'absent',
    'load=': 'editing',
    'load!': 'failed',
    'checkPhone=valid': 'saving',
    'checkPhone=invalid': 'editing',
    'checkPhone!': 'saving',
    'save=': 'saved',
    'save!': 'editing',
  }),
}
