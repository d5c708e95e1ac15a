import type { PasswordResetContext } from '../../../machines/passwordReset.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'

const useless = ['expired', 'used', 'disabled', 'gone'] as const
const uselessAt = (port: string) =>
  Object.fromEntries(useless.map((name) => [`${port}!${name}`, 'useless']))

/** The invariants of a new password over every state and transition. Each returns its violations. */
export const passwordResetInvariants: Invariants<PasswordResetContext> = {
  'a password is asked for only after the link was found good': ({ nodes }) =>
    nodes
      .filter(
        ({ name, context }) =>
          ['choosing', 'saving', 'saved'].includes(name) && context.email !== 'ada@loppis.test',
      )
      .map(({ key }) => key),

  'a password is sent only when the user submits one': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('savePassword'))
      .filter(({ stimulus }) => stimulus.name !== 'passwordReset.submit=complete')
      .map(describeEdge),

  'the password is said to be changed only after the provider has changed it': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'saved')
      .filter(({ stimulus }) => stimulus.name !== 'savePassword=saved')
      .map(describeEdge),

  'a link that could not be checked is checked again by a button and when the connection is restored':
    (model) =>
      ['passwordReset.retry', 'connection.restored'].flatMap((event) =>
        lacking(
          model,
          model.nodes.filter(({ name }) => name === 'failed'),
          ({ stimulus, target }) => stimulus.name === event && target.name === 'checking',
        ),
      ),

  'the page is busy while it waits for the provider, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) => ['checking', 'saving'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a submitted blank form says what is missing': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'choosing'),
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'passwordReset.submit=blank' &&
        context.errors.password !== undefined &&
        context.isSubmitted &&
        context.failure === null,
    ),

  'a change takes the error back, and the focus stays': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'choosing'),
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'passwordReset.change' &&
        context.errors.password === undefined &&
        !context.isSubmitted,
    ),

  'a new attempt forgets the failure of the one before': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('savePassword'))
      .filter(({ target }) => target.context.failure !== null)
      .map(describeEdge),

  'the link is checked first': ({ initial }) => (initial.name === 'checking' ? [] : [initial.key]),

  'a form whose password was refused or lost says why': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => stimulus.kind === 'reject' && target.name !== 'useless')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'a link that is found good shows no earlier failure': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'checkCode=good')
      .filter(({ target }) => target.context.failure !== null)
      .map(describeEdge),

  'each answer leads to its state': unexpectedTargets({
    'checkCode=': 'choosing',
    ...uselessAt('checkCode'),
    'checkCode!': 'failed',
    'savePassword=': 'saved',
    ...uselessAt('savePassword'),
    'savePassword!': 'choosing',
  }),
}
