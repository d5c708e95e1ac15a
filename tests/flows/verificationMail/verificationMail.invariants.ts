import type { VerificationMailContext } from '../../../machines/verificationMail.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

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

  'an address that was confirmed in another tab is no longer asked about': everyNodeHas(
    ({ name }) => name === 'unverified' || name === 'sent',
    ({ stimulus, target }) => stimulus.name === 'email.verified' && target.name === 'verified',
  ),

  'a mail that is sent leads to the inbox of the stand-in': noNode(
    ({ name, context }) => name === 'sent' && context.inbox === null,
  ),

  'the page is busy while it sends, and then only': noNode(
    ({ name, snapshot }) => (name === 'sending') !== snapshot.hasTag('busy'),
  ),

  'a mail that is not sent says why, until the next attempt': noEdge(
    ({ source, target }) => source.name === 'sending' && target.name === 'unverified',
    ({ target }) => target.context.failure === null,
  ),

  'an attempt shows no earlier failure': noNode(
    ({ name, context }) => name !== 'unverified' && context.failure !== null,
  ),

  'each answer leads to its state': unexpectedTargets({
    'readVerified=verified': 'verified',
    'readVerified=unverified': 'unverified',
    'readVerified!': 'unchecked',
    'sendMail=': 'sent',
    'sendMail!': 'unverified',
  }),
}
