import type { PasswordChangeContext } from '../../../machines/passwordChange.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'

/** The invariants of a change of the password over every state and transition. Each returns its violations. */
export const passwordChangeInvariants: Invariants<PasswordChangeContext> = {
  'how the user logs in is read first': ({ initial }) =>
    initial.name === 'checking' ? [] : [initial.key],

  'a check that failed can be tried again': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'failed'),
      ({ stimulus, target }) => stimulus.kind === 'send' && target.name === 'retrying',
    ),

  'a password is sent only when the user submits a complete form': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('savePassword'))
      .filter(({ stimulus }) => stimulus.name !== 'passwordChange.submit=complete')
      .map(describeEdge),

  'the password is said to be changed only after the provider has changed it': ({ edges }) =>
    edges
      .filter(({ source, target }) => target.name === 'saved' && source.name !== 'saved')
      .filter(({ stimulus }) => stimulus.name !== 'savePassword=saved')
      .map(describeEdge),

  'a form is left without a change, and opens again as new': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'asking'),
      ({ stimulus, target }) => stimulus.name === 'passwordChange.cancel' && target.name === 'idle',
    ),
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'idle' || name === 'saved'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'passwordChange.open' &&
        name === 'asking' &&
        Object.keys(context.errors).length === 0 &&
        !context.isSubmitted &&
        context.failure === null,
    ),
  ],

  'a submitted blank form says what is missing': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'asking'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'passwordChange.submit=blank' &&
        name === 'asking' &&
        context.errors.current !== undefined &&
        context.errors.password !== undefined &&
        context.isSubmitted &&
        context.failure === null,
    ),

  'a change takes the errors back, and the focus stays': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'asking'),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'passwordChange.change' &&
        name === 'asking' &&
        Object.keys(context.errors).length === 0 &&
        !context.isSubmitted,
    ),

  'the page is busy while it waits for the provider, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['checking', 'retrying', 'saving'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a failure is kept until the next attempt': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'reject')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'an attempt shows no earlier failure': ({ nodes }) =>
    nodes
      .filter(({ snapshot, context }) => snapshot.hasTag('busy') && context.failure !== null)
      .map(({ key }) => key),

  'the button that opens it takes the focus back only from what it opened': ({ nodes }) =>
    nodes
      .filter(({ name }) => ['asking', 'saving', 'saved'].includes(name))
      .filter(({ context }) => !context.wasOpened)
      .map(({ key }) => key),

  'nothing takes the focus before the user presses a button': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.context.wasOpened !== target.context.wasOpened)
      .filter(
        ({ stimulus }) => !['passwordChange.open', 'passwordChange.retry'].includes(stimulus.name),
      )
      .map(describeEdge),

  'each answer leads to its state': unexpectedTargets({
    'readMethod=password': 'idle',
    'readMethod=google': 'absent',
    'readMethod!': 'failed',
    'savePassword=': 'saved',
    'savePassword!': 'asking',
  }),
}
