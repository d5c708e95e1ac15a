import type { PushDeviceContext } from '../../../machines/pushDevice.machine.ts'
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

  'a permission that changes is checked again': everyNodeHas(
    ({ name }) => ['off', 'on', 'blocked'].includes(name),
    (edge) =>
      edge.stimulus.name === 'permission.changed' &&
      edge.target.name === 'rechecking' &&
      startedBy(edge).includes('check'),
  ),

  'the rest of the page stays while the browser is checked again': noEdge(
    ({ target }) => target.name === 'checking',
  ),

  'the browser asks only after a press of the button': noEdge(
    (edge) => startedBy(edge).includes('turnOn'),
    ({ stimulus }) => stimulus.name !== 'pushDevice.turnOn',
  ),

  'what is off, or did not reach its service, is turned on by a press': everyNodeHas(
    ({ name }) => ['off', 'unreachable'].includes(name),
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

  'a browser subscribes with the key of the server': noNode(
    ({ name }) => ['off', 'on', 'unreachable', 'turningOn', 'turningOff'].includes(name),
    ({ context }) => context.publicKey !== PUBLIC_KEY,
  ),

  'a failure is said until the next attempt': noEdge(
    ({ source, target }) => source.name !== target.name,
    ({ stimulus, target }) => (target.context.failure !== null) !== (stimulus.kind === 'reject'),
  ),

  'the page is busy while it waits, and then only': noNode(
    ({ name, snapshot }) =>
      ['checking', 'rechecking', 'turningOn', 'turningOff'].includes(name) !==
      snapshot.hasTag('busy'),
  ),
}
