import type { ContextFrom } from 'xstate'
import type { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

/** The invariants of a download of the user's data over every state and transition. Each returns its violations. */
export const dataDownloadInvariants: Invariants<ContextFrom<typeof dataDownloadMachine>> = {
  'nothing is asked for at first': ({ initial }) => (initial.name === 'idle' ? [] : [initial.key]),

  'a press asks the server, and nothing else does': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ snapshot }) => !snapshot.hasTag('busy')),
      (edge) =>
        edge.stimulus.name === 'dataDownload.start' && startedBy(edge).includes('fetchData'),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('fetchData'))
      .filter(({ stimulus }) => stimulus.name !== 'dataDownload.start')
      .map(describeEdge),
  ],

  'the browser gets the file when the server has answered, and only then': noEdge(
    (edge) =>
      executes(edge, 'saveFile', { text: '{}' }) !== (edge.stimulus.name === 'fetchData=data'),
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) => (name === 'fetching') !== snapshot.hasTag('busy'),
  ),

  'a failure is kept until the next attempt': noEdge(
    ({ stimulus }) => stimulus.kind === 'reject',
    ({ target }) => target.context.failure === null,
  ),

  'an attempt shows no earlier failure': noNode(
    ({ name, context }) => name !== 'idle' && context.failure !== null,
  ),

  'each answer leads to its state': unexpectedTargets({
    'fetchData=': 'saved',
    'fetchData!': 'idle',
  }),
}
