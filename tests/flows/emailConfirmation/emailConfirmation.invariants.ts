import type { EmailConfirmationContext } from '../../../machines/emailConfirmation.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { everyNodeHas, type Invariants, noEdge, noNode } from '../../model/model.ts'

/** The invariants of the confirmation over every state and transition. Each returns its violations. */
export const emailConfirmationInvariants: Invariants<EmailConfirmationContext> = {
  'the link is used at once': ({ initial }) => (initial.name === 'confirming' ? [] : [initial.key]),

  'the address is said to be confirmed only after the provider has confirmed it': noEdge(
    ({ target }) => target.name === 'confirmed',
    ({ stimulus }) => stimulus.name !== 'confirm=confirmed',
  ),

  'a confirmation that failed can be tried again': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target }) =>
      stimulus.name === 'emailConfirmation.retry' && target.name === 'confirming',
  ),

  'the page says why it failed': noNode(
    ({ name, context }) => name === 'failed' && context.failure === null,
  ),

  'the page is busy while it waits for the provider, and then only': noNode(
    ({ name, snapshot }) => (name === 'confirming') !== snapshot.hasTag('busy'),
  ),

  'each answer leads to its state': unexpectedTargets({
    'confirm=': 'confirmed',
    'confirm!expired': 'useless',
    'confirm!used': 'useless',
    'confirm!': 'failed',
  }),
}
