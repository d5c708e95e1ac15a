import type { ForgottenPasswordContext } from '../../../machines/forgottenPassword.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { everyNodeHas, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const isSent = isIn('sent')

/** The invariants of a forgotten password over every state and transition. Each returns its violations. */
export const forgottenPasswordInvariants: Invariants<ForgottenPasswordContext> = {
  'an address without an account leads where any other does, and shows no failure': noEdge(
    ({ stimulus }) => stimulus.name.endsWith('!unknown'),
    ({ target }) => target.name !== 'sent.waiting' || target.context.failure !== null,
  ),

  'a mail is sent only to a full address, when the user presses the button': noEdge(
    (edge) => startedBy(edge).some((id) => id.startsWith('sendMail')),
    ({ stimulus, target }) =>
      !['forgottenPassword.submit=complete', 'forgottenPassword.again'].includes(stimulus.name) ||
      target.context.email !== 'ada@loppis.test',
  ),

  'a mail is sent again only after half a minute': noEdge(
    (edge) => startedBy(edge).includes('sendMailAgain'),
    ({ source }) => source.name !== 'sent.ready',
  ),

  'half a minute after a mail, the user can send another': everyNodeHas(
    ({ name }) => name === 'sent.waiting',
    ({ stimulus, target }) =>
      stimulus.kind === 'advance' &&
      stimulus.milliseconds === 30_000 &&
      target.name === 'sent.ready',
  ),

  'a user who has sent a mail can correct the address, which stays': everyNodeHas(
    isSent,
    ({ stimulus, source, target }) =>
      stimulus.name === 'forgottenPassword.edit' &&
      target.name === 'editing' &&
      target.context.email === source.context.email &&
      target.context.failure === null,
  ),

  'a form is busy while it waits for the provider, and then only': noNode(
    ({ name, snapshot }) =>
      ['sending', 'sent.sendingAgain'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'a submitted blank form says what is missing': everyNodeHas(
    ({ name }) => name === 'editing',
    ({ stimulus, target: { context } }) =>
      stimulus.name === 'forgottenPassword.submit=blank' &&
      context.errors.email !== undefined &&
      context.isSubmitted &&
      context.failure === null,
  ),

  'a change takes the error back, and the focus stays': everyNodeHas(
    ({ name }) => name === 'editing',
    ({ stimulus, target: { context } }) =>
      stimulus.name === 'forgottenPassword.change' &&
      context.errors.email === undefined &&
      !context.isSubmitted,
  ),

  'the inbox that the provider names is kept': noEdge(
    ({ stimulus }) => stimulus.name.endsWith('=sent'),
    ({ target }) => target.context.inbox !== '/inbox',
  ),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus }) => stimulus.kind === 'reject' && !stimulus.name.endsWith('!unknown'),
    ({ target }) => target.context.failure === null,
  ),

  'a new attempt forgets the failure of the one before': noEdge(
    (edge) => startedBy(edge).length > 0,
    ({ target }) => target.context.failure !== null,
  ),

  'each answer leads to its state': unexpectedTargets({
    'sendMail=': 'sent.waiting',
    'sendMail!unknown': 'sent.waiting',
    'sendMail!': 'editing',
    'sendMailAgain=': 'sent.waiting',
    'sendMailAgain!unknown': 'sent.waiting',
    'sendMailAgain!': 'sent.ready',
  }),
}
