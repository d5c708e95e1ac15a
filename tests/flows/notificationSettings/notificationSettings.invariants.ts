import type { NotificationSettingsContext } from '../../../machines/notificationSettings.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'
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

  'the rest of the page stays while they are loaded again': ({ edges }) =>
    edges.filter(({ target }) => target.name === 'loading').map(describeEdge),

  'the list is shown only with what the server has': ({ nodes }) =>
    nodes
      .filter((node) => isListed(node) !== (node.context.settings !== null))
      .map(({ key }) => key),

  'the list shows what the server has sent last': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'resolve' && stimulus.output !== null)
      .filter(
        ({ stimulus: { name }, target: { context } }) =>
          context.settings !== (name.endsWith('=withOrders') ? withOrders : withoutOrders),
      )
      .map(describeEdge),

  'nothing else changes the list': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind !== 'resolve')
      .filter(({ source, target }) => source.context.settings !== target.context.settings)
      .map(describeEdge),

  'a choice is saved, and shown before the server has it': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => name === 'shown'),
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

  'nothing is saved, or saved again, without a choice': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('save'))
      .filter(({ stimulus }) => !stimulus.name.startsWith('notificationSettings.choose'))
      .map(describeEdge),

  'a choice waits for the answer to the one before': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => source.name === 'saving' && stimulus.kind === 'send')
      .filter(({ source, target }) => source.key !== target.key)
      .map(describeEdge),

  'a choice is shown only until it is answered': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'saving') !== (context.choice !== null))
      .map(({ key }) => key),

  'a failure is said until the next attempt': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name !== target.name)
      .filter(
        ({ stimulus, target }) =>
          (target.context.failure !== null) !== (stimulus.kind === 'reject'),
      )
      .map(describeEdge),

  'the page is busy while it waits for the server, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['loading', 'retrying', 'saving'].includes(name) !== snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),
}
