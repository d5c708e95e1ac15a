import type { ContextFrom } from 'xstate'
import type { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from '../../model/model.ts'

/** The invariants of a sign-out everywhere over every state and transition. Each returns its violations. */
export const signOutEverywhereInvariants: Invariants<ContextFrom<typeof signOutEverywhereMachine>> =
  {
    'sessions end only after a question': ({ edges }) =>
      edges
        .filter((edge) => startedBy(edge).includes('endSessions'))
        .filter(
          ({ source, stimulus }) =>
            source.name !== 'asking' || stimulus.name !== 'signOutEverywhere.confirm',
        )
        .map(describeEdge),

    'a question can be cancelled, and nothing is said of it any more': (model) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'asking'),
        ({ stimulus, target }) =>
          stimulus.name === 'signOutEverywhere.cancel' &&
          target.name === 'idle' &&
          target.context.failure === null,
      ),

    'the user is signed out here when all other sessions have ended, and only then': ({ edges }) =>
      edges
        .filter((edge) => executes(edge, 'leave') !== (edge.stimulus.name === 'endSessions=ended'))
        .map(describeEdge),

    'the page is busy while it waits for the server, and then only': ({ nodes }) =>
      nodes
        .filter(({ name, snapshot }) => (name === 'ending') !== snapshot.hasTag('busy'))
        .map(({ key }) => key),

    'a failure is kept until the next attempt': ({ edges }) =>
      edges
        .filter(({ stimulus }) => stimulus.kind === 'reject')
        .filter(({ target }) => target.context.failure === null)
        .map(describeEdge),

    'an attempt shows no earlier failure': ({ nodes }) =>
      nodes
        .filter(({ name, context }) => name === 'ending' && context.failure !== null)
        .map(({ key }) => key),

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
