import type { PasswordChangeContext } from '../../../machines/passwordChange.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of a change of the password over every state and transition. Each returns its violations. */
export const passwordChangeInvariants: Invariants<PasswordChangeContext> = {
  'how the user logs in is read first': ({ initial }) =>
    initial.name === 'checking' ? [] : [initial.key],

  'a check that failed can be tried again': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) => stimulus.kind === 'send' && target.name === 'retrying',
  ),

  'a password is sent only when the user submits a complete form': noEdge(
    (edge) => startedBy(edge).includes('savePassword'),
    ({ stimulus }) => stimulus.name !== 'passwordChange.submit=complete',
  ),

  'the password is said to be changed only after the provider has changed it': noEdge(
    ({ source, target }) => target.name === 'saved' && source.name !== 'saved',
    ({ stimulus }) => stimulus.name !== 'savePassword=saved',
  ),

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

  'a submitted blank form says what is missing': everyNodeHas(
    ({ name }) => name === 'asking',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'passwordChange.submit=blank' &&
      name === 'asking' &&
      context.errors.current !== undefined &&
      context.errors.password !== undefined &&
      context.isSubmitted &&
      context.failure === null,
  ),

  'a change takes the errors back, and the focus stays': everyNodeHas(
    ({ name }) => name === 'asking',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'passwordChange.change' &&
      name === 'asking' &&
      Object.keys(context.errors).length === 0 &&
      !context.isSubmitted,
  ),

  'the page is busy while it waits for the provider, and then only': noNode(
    ({ name, snapshot }) =>
      ['checking', 'retrying', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus }) => stimulus.kind === 'reject',
    ({ target }) => target.context.failure === null,
  ),

  'an attempt shows no earlier failure': noNode(
    ({ snapshot, context }) => snapshot.hasTag('busy') && context.failure !== null,
  ),

  'the button that opens it takes the focus back only from what it opened': noNode(
    ({ name }) => ['asking', 'saving', 'saved'].includes(name),
    ({ context }) => !context.wasOpened,
  ),

  'nothing takes the focus before the user presses a button': noEdge(
    ({ source, target }) => source.context.wasOpened !== target.context.wasOpened,
    ({ stimulus }) => !['passwordChange.open', 'passwordChange.retry'].includes(stimulus.name),
  ),

  'each answer leads to its state': unexpectedTargets({
    'readMethod=password': 'idle',
    'readMethod=google': 'absent',
    'readMethod!': 'failed',
    'savePassword=': 'saved',
    'savePassword!': 'asking',
  }),
}
