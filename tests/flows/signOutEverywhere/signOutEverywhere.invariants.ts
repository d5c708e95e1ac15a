import type { ContextFrom } from 'xstate'
import type { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of a sign-out everywhere over every state and transition. Each returns its violations. */
export const signOutEverywhereInvariants: Invariants<ContextFrom<typeof signOutEverywhereMachine>> =
  {
    'sessions end only after a question': noEdge(
      (edge) => startedBy(edge).includes('endSessions'),
      ({ source, stimulus }) =>
        source.name !== 'asking' || stimulus.name !== 'signOutEverywhere.confirm',
    ),

    'a question can be cancelled, and nothing is said of it any more': everyNodeHas(
      ({ name }) => name === 'asking',
      ({ stimulus, target }) =>
        stimulus.name === 'signOutEverywhere.cancel' &&
        target.name === 'idle' &&
        target.context.failure === null,
    ),

    'the user is signed out here when all other sessions have ended, and only then': noEdge(
      (edge) => executes(edge, 'leave') !== (edge.stimulus.name === 'endSessions=ended'),
    ),

    'the page is busy while it waits for the server, and then only': noNode(
      ({ name, snapshot }) => (name === 'ending') !== snapshot.hasTag('busy'),
    ),

    'a failure is kept until the next attempt': noEdge(
      ({ stimulus }) => stimulus.kind === 'reject',
      ({ target }) => target.context.failure === null,
    ),

    'an attempt shows no earlier failure': noNode(
      ({ name, context }) => name === 'ending' && context.failure !== null,
    ),

    'the button that opens it takes the focus back only from what it opened': ({
      nodes,
      initial,
    }) =>
      nodes
        .filter((node) => node.context.wasOpened === (node.key === initial.key))
        .map(({ key }) => key),

    'nothing is asked at first': ({ initial }) => (initial.name === 'idle' ? [] : [initial.key]),

    'each answer leads to its state': unexpectedTargets({
      'endSessions=': 'ended',
      'endSessions!': 'asking',
    }),
  }
