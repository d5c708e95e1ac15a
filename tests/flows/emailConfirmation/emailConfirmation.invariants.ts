import type { EmailConfirmationContext } from '../../../machines/emailConfirmation.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking } from '../../model/model.ts'

/** The invariants of the confirmation over every state and transition. Each returns its violations. */
export const emailConfirmationInvariants: Invariants<EmailConfirmationContext> = {
  'the link is used at once': ({ initial }) => (initial.name === 'confirming' ? [] : [initial.key]),

  'the address is said to be confirmed only after the provider has confirmed it': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'confirmed')
      .filter(({ stimulus }) => stimulus.name !== 'confirm=confirmed')
      .map(describeEdge),

  'a confirmation that failed can be tried again': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'failed'),
      ({ stimulus, target }) =>
        stimulus.name === 'emailConfirmation.retry' && target.name === 'confirming',
    ),

  'the page says why it failed': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name === 'failed' && context.failure === null)
      .map(({ key }) => key),

  'the page is busy while it waits for the provider, and then only': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'confirming') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'each answer leads to its state': unexpectedTargets({
    'confirm=': 'confirmed',
    'confirm!expired': 'useless',
    'confirm!used': 'useless',
    'confirm!': 'failed',
  }),
}
