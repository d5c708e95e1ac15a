import type { PushDeviceContext } from '../../../machines/pushDevice.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Invariants, lacking, startedBy } from '../../model/model.ts'
import { PUBLIC_KEY } from './pushDevice.script.ts'

/** The invariants of the push messages of a browser, over every state and transition. Each returns its violations. */
export const pushDeviceInvariants: Invariants<PushDeviceContext> = {
  'the browser is checked first': ({ initial }) =>
    initial.name === 'checking' ? [] : [initial.key],

  'each answer leads to its state': unexpectedTargets({
    'check=absent': 'absent',
    'check=unsupported': 'unsupported',
    'check=blocked': 'blocked',
    'check=off': 'off',
    'check=on': 'on',
    'check!': 'failed',
    'turnOn=given': 'on',
    'turnOn=blocked': 'blocked',
    'turnOn=dismissed': 'off',
    'turnOn=unreachable': 'unreachable',
    'turnOn!': 'off',
    'turnOff=': 'off',
    'turnOff!': 'on',
  }),

  'a check that failed is made again by a button and with the connection, a blocked one by a button':
    (model) => [
      ...lacking(
        model,
        model.nodes.filter(({ name }) => name === 'blocked'),
        (edge) => edge.stimulus.name === 'pushDevice.retry' && startedBy(edge).includes('check'),
      ),
      ...['pushDevice.retry', 'connection.restored'].flatMap((event) =>
        lacking(
          model,
          model.nodes.filter(({ name }) => name === 'failed'),
          (edge) =>
            edge.stimulus.name === event &&
            edge.target.name === 'rechecking' &&
            startedBy(edge).includes('check'),
        ),
      ),
    ],

  'a permission that changes is checked again': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => ['off', 'on', 'blocked'].includes(name)),
      (edge) =>
        edge.stimulus.name === 'permission.changed' &&
        edge.target.name === 'rechecking' &&
        startedBy(edge).includes('check'),
    ),

  'the rest of the page stays while the browser is checked again': ({ edges }) =>
    edges.filter(({ target }) => target.name === 'checking').map(describeEdge),

  'the browser asks only after a press of the button': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('turnOn'))
      .filter(({ stimulus }) => stimulus.name !== 'pushDevice.turnOn')
      .map(describeEdge),

  'what is off, or did not reach its service, is turned on by a press': (model) =>
    lacking(
      model,
      model.nodes.filter(({ name }) => ['off', 'unreachable'].includes(name)),
      (edge) => edge.stimulus.name === 'pushDevice.turnOn' && startedBy(edge).includes('turnOn'),
    ),

  'what is on is turned off by a press, and by nothing else': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => name === 'on'),
      (edge) => edge.stimulus.name === 'pushDevice.turnOff' && startedBy(edge).includes('turnOff'),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('turnOff'))
      .filter(({ stimulus }) => stimulus.name !== 'pushDevice.turnOff')
      .map(describeEdge),
  ],

  'a browser subscribes with the key of the server': ({ nodes }) =>
    nodes
      .filter(({ name }) => ['off', 'on', 'unreachable', 'turningOn', 'turningOff'].includes(name))
      .filter(({ context }) => context.publicKey !== PUBLIC_KEY)
      .map(({ key }) => key),

  'a failure is said until the next attempt': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name !== target.name)
      .filter(
        ({ stimulus, target }) =>
          (target.context.failure !== null) !== (stimulus.kind === 'reject'),
      )
      .map(describeEdge),

  'the page is busy while it waits, and then only': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          ['checking', 'rechecking', 'turningOn', 'turningOff'].includes(name) !==
          snapshot.hasTag('busy'),
      )
      .map(({ key }) => key),
}
