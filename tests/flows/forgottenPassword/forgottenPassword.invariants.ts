import type { ForgottenPasswordContext } from '../../../machines/forgottenPassword.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const isSent = isIn('sent')

/** The invariants of a forgotten password over every state and transition. Each returns its violations. */
export const forgottenPasswordInvariants: Invariants<ForgottenPasswordContext> = {
  'an address without an account leads where any other does, and shows no failure': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.endsWith('!unknown'))
      .filter(({ target }) => target.name !== 'sent.waiting' || target.context.failure !== null)
      .map(describeEdge),

  'a mail is sent only to a full address, when the user presses the button': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).some((id) => id.startsWith('sendMail')))
      .filter(
        ({ stimulus, target }) =>
          !['forgottenPassword.submit=complete', 'forgottenPassword.again'].includes(
            stimulus.name,
          ) || target.context.email !== 'ada@loppis.test',
      )
      .map(describeEdge),

  'a mail is sent again only after half a minute': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('sendMailAgain'))
      .filter(({ source }) => source.name !== 'sent.ready')
      .map(describeEdge),

  'half a minute after a mail, the user can send another': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'sent.waiting'),
      ({ stimulus, target }) =>
        stimulus.kind === 'advance' &&
        stimulus.milliseconds === 30_000 &&
        target.name === 'sent.ready',
    ),

  'a user who has sent a mail can correct the address, which stays': (model) =>
    lacking(
      model,
      model.nodes.filter(isSent),
      ({ stimulus, source, target }) =>
        stimulus.name === 'forgottenPassword.edit' &&
        target.name === 'editing' &&
        target.context.email === source.context.email &&
        target.context.failure === null,
    ),

  'a form is busy while it waits for the provider, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['sending', 'sent.sendingAgain'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),

  'a submitted blank form says what is missing': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'editing'),
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'forgottenPassword.submit=blank' &&
        context.errors.email !== undefined &&
        context.isSubmitted &&
        context.failure === null,
    ),

  'a change takes the error back, and the focus stays': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'editing'),
      ({ stimulus, target: { context } }) =>
        stimulus.name === 'forgottenPassword.change' &&
        context.errors.email === undefined &&
        !context.isSubmitted,
    ),

  'the inbox that the provider names is kept': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.endsWith('=sent'))
      .filter(({ target }) => target.context.inbox !== '/inbox')
      .map(describeEdge),

  'a failure is kept until the next attempt': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'reject' && !stimulus.name.endsWith('!unknown'))
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'a new attempt forgets the failure of the one before': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).length > 0)
      .filter(({ target }) => target.context.failure !== null)
      .map(describeEdge),

  'each answer leads to its state': unexpectedTargets({
    'sendMail=': 'sent.waiting',
    'sendMail!unknown': 'sent.waiting',
    'sendMail!': 'editing',
    'sendMailAgain=': 'sent.waiting',
    'sendMailAgain!unknown': 'sent.waiting',
    'sendMailAgain!': 'sent.ready',
  }),
}
