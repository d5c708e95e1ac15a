import type { PasswordResetContext } from '../../../machines/passwordReset.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

const useless = ['expired', 'used', 'disabled', 'gone'] as const
const uselessAt = (port: string) =>
  Object.fromEntries(useless.map((name) => [`${port}!${name}`, 'useless']))

/** The invariants of a new password over every state and transition. Each returns its violations. */
export const passwordResetInvariants: Invariants<PasswordResetContext> = {
  'a password is asked for only after the link was found good': noNode(
    ({ name, context }) =>
      ['choosing', 'saving', 'saved'].includes(name) && context.email !== 'ada@loppis.test',
  ),

  'a password is sent only when the user submits one': noEdge(
    (edge) => startedBy(edge).includes('savePassword'),
    ({ stimulus }) => stimulus.name !== 'passwordReset.submit=complete',
  ),

  'the password is said to be changed only after the provider has changed it': noEdge(
    ({ target }) => target.name === 'saved',
    ({ stimulus }) => stimulus.name !== 'savePassword=saved',
  ),

  'a link that could not be checked is checked again by a button and when the connection is restored':
    (model) =>
      ['passwordReset.retry', 'connection.restored'].flatMap((event) =>
        lacking(
          model,
          model.nodes.filter(({ name }) => name === 'failed'),
          ({ stimulus, target }) => stimulus.name === event && target.name === 'checking',
        ),
      ),

  'the page is busy while it waits for the provider, and then only': noNode(
    ({ name, snapshot }) => ['checking', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'a submitted blank form says what is missing': everyNodeHas(
    ({ name }) => name === 'choosing',
    ({ stimulus, target: { context } }) =>
      stimulus.name === 'passwordReset.submit=blank' &&
      context.errors.password !== undefined &&
      context.isSubmitted &&
      context.failure === null,
  ),

  'a change takes the error back, and the focus stays': everyNodeHas(
    ({ name }) => name === 'choosing',
    ({ stimulus, target: { context } }) =>
      stimulus.name === 'passwordReset.change' &&
      context.errors.password === undefined &&
      !context.isSubmitted,
  ),

  'a new attempt forgets the failure of the one before': noEdge(
    (edge) => startedBy(edge).includes('savePassword'),
    ({ target }) => target.context.failure !== null,
  ),

  'the link is checked first': ({ initial }) => (initial.name === 'checking' ? [] : [initial.key]),

  'a form whose password was refused or lost says why': noEdge(
    ({ stimulus, target }) => stimulus.kind === 'reject' && target.name !== 'useless',
    ({ target }) => target.context.failure === null,
  ),

  'a link that is found good shows no earlier failure': noEdge(
    ({ stimulus }) => stimulus.name === 'checkCode=good',
    ({ target }) => target.context.failure !== null,
  ),

  'each answer leads to its state': unexpectedTargets({
    'checkCode=': 'choosing',
    ...uselessAt('checkCode'),
    'checkCode!': 'failed',
    'savePassword=': 'saved',
    ...uselessAt('savePassword'),
    'savePassword!': 'choosing',
  }),
}
