import type { AccountContext } from '../../../machines/account.machine.ts'
import { isSameMessage, message } from '../../../src/domain/message.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'

const isForm = ({ name }: { name: string }) => name === 'editing' || name === 'saved'

/** The invariants of the account over every state and transition. Each returns its violations. */
export const accountInvariants: Invariants<AccountContext> = {
  'the form is shown only after the server has sent the account': ({ nodes }) =>
    nodes
      .filter(
        ({ name, context }) =>
          ['editing', 'checking', 'saving', 'saved'].includes(name) !== (context.account !== null),
      )
      .map(({ key }) => key),

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

  'the page is busy while it waits for the server, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'checking', 'saving'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a complete form is saved': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      (edge) =>
        edge.stimulus.name === 'account.submit=complete' &&
        startedBy(edge).includes('save') &&
        edge.target.context.failure === null &&
        edge.target.context.isSubmitted &&
        edge.target.context.errors.name === undefined,
    ),

  'only a complete form is saved': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('save'))
      .filter(
        ({ stimulus }) => !/^(account\.submit=complete|checkPhone(=valid|!))/.test(stimulus.name),
      )
      .map(describeEdge),

  'a new phone number is checked first': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      (edge) =>
        edge.stimulus.name === 'account.submit=phone' && startedBy(edge).includes('checkPhone'),
    ),

  'only a new phone number is checked': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('checkPhone'))
      .filter(({ stimulus }) => stimulus.name !== 'account.submit=phone')
      .map(describeEdge),

  'a wrong phone number is named at its field': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'checkPhone=invalid')
      .filter(
        ({ target: { context } }) =>
          !context.isSubmitted || !isSameMessage(context.errors.phone, message('phoneInvalid')),
      )
      .map(describeEdge),

  'a form without a name says so': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'account.submit=noName' &&
        name === 'editing' &&
        context.errors.name !== undefined &&
        context.isSubmitted &&
        context.failure === null,
    ),

  'a change takes back the error and what was saved': (model) =>
    lacking(
      model,
      model.nodes.filter(isForm),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'account.change' &&
        name === 'editing' &&
        context.errors.name === undefined &&
        context.errors.phone === undefined &&
        !context.isSubmitted,
    ),

  'the page shows the account that the server has saved': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'save=renamed')
      .filter(({ target: { context } }) => context.account?.name !== 'Ada Berg')
      .map(describeEdge),

  'a failure is kept, and an answer takes it back': ({ edges }) =>
    edges
      .filter(
        ({ stimulus }) => 'port' in stimulus && !/^(load=absent|checkPhone)/.test(stimulus.name),
      )
      .filter(
        ({ stimulus, target }) =>
          (target.context.failure !== null) !== (stimulus.kind === 'reject'),
      )
      .map(describeEdge),

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
