import type { VerificationMailContext } from '../../../machines/verificationMail.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'

/** The invariants of a mail that confirms an e-mail address, over every state and transition. Each returns its violations. */
export const verificationMailInvariants: Invariants<VerificationMailContext> = {
  'whether the address is confirmed is read first': ({ initial }) =>
    initial.name === 'checking' ? [] : [initial.key],

  'a press sends a mail, also again, and nothing else does': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'unverified' || name === 'sent'),
      (edge) =>
        edge.stimulus.name === 'verificationMail.send' && startedBy(edge).includes('sendMail'),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('sendMail'))
      .filter(({ stimulus }) => stimulus.name !== 'verificationMail.send')
      .map(describeEdge),
  ],

  'an address that was confirmed in another tab is no longer asked about': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'unverified' || name === 'sent'),
      ({ stimulus, target }) => stimulus.name === 'email.verified' && target.name === 'verified',
    ),

  'a mail that is sent leads to the inbox of the stand-in': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name === 'sent' && context.inbox === null)
      .map(({ key }) => key),

  'the page is busy while it sends, and then only': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'sending') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'a mail that is not sent says why, until the next attempt': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name === 'sending' && target.name === 'unverified')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'an attempt shows no earlier failure': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name !== 'unverified' && context.failure !== null)
      .map(({ key }) => key),

  'each answer leads to its state': unexpectedTargets({
    'readVerified=verified': 'verified',
    'readVerified=unverified': 'unverified',
    'readVerified!': 'unchecked',
    'sendMail=': 'sent',
    'sendMail!': 'unverified',
  }),
}
