import type { NotificationSettingsContext } from '../../../machines/notificationSettings.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { mailsOrders, withOrders, withoutOrders } from './notificationSettings.script.ts'

const isListed = ({ name }: { name: string }) => name === 'shown' || name === 'saving'

/** The invariants of the mails about notifications, over every state and transition. Each returns its violations. */
export const notificationSettingsInvariants: Invariants<NotificationSettingsContext> = {
  'the settings are loaded first': ({ initial }) =>
    initial.name === 'loading' ? [] : [initial.key],

  'each answer leads to its state': unexpectedTargets({
    'load=': 'shown',
    'load=absent': 'absent',
    'load!': 'failed',
    'save=': 'shown',
    'save!': 'shown',
  }),

  'settings that failed to load are loaded again by a button and with the connection': (model) =>
    ['notificationSettings.retry', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        (edge) =>
          edge.stimulus.name === event &&
          edge.target.name === 'retrying' &&
          startedBy(edge).includes('load'),
      ),
    ),

  'the rest of the page stays while they are loaded again': noEdge(
    ({ target }) => target.name === 'loading',
  ),

  'the list is shown only with what the server has': noNode(
    (node) => isListed(node) !== (node.context.settings !== null),
  ),

  'the list shows what the server has sent last': noEdge(
    ({ stimulus }) => stimulus.kind === 'resolve' && stimulus.output !== null,
    ({ stimulus: { name }, target: { context } }) =>
      context.settings !== (name.endsWith('=withOrders') ? withOrders : withoutOrders),
  ),

  'nothing else changes the list': noEdge(
    ({ stimulus }) => stimulus.kind !== 'resolve',
    ({ source, target }) => source.context.settings !== target.context.settings,
  ),

  'a choice is saved, and shown before the server has it': everyNodeHas(
    ({ name }) => name === 'shown',
    (edge) => {
      const { choice } = edge.target.context
      return (
        edge.stimulus.name.startsWith('notificationSettings.choose') &&
        startedBy(edge).includes('save') &&
        choice?.kind === 'orders' &&
        choice.channel === 'mail' &&
        choice.isOn === !mailsOrders(edge.source.context)
      )
    },
  ),

  'nothing is saved, or saved again, without a choice': noEdge(
    (edge) => startedBy(edge).includes('save'),
    ({ stimulus }) => !stimulus.name.startsWith('notificationSettings.choose'),
  ),

  'a choice waits for the answer to the one before': noEdge(
    ({ source, stimulus }) => source.name === 'saving' && stimulus.kind === 'send',
    ({ source, target }) => source.key !== target.key,
  ),

  'a choice is shown only until it is answered': noNode(
    ({ name, context }) => (name === 'saving') !== (context.choice !== null),
  ),

  'a failure is said until the next attempt': noEdge(
    ({ source, target }) => source.name !== target.name,
    ({ stimulus, target }) => (target.context.failure !== null) !== (stimulus.kind === 'reject'),
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['loading', 'retrying', 'saving'].includes(name) !== snapshot.hasTag('busy'),
  ),
}
