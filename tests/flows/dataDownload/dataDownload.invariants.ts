import type { ContextFrom } from 'xstate'
import type { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from '../../model/model.ts'

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

  'the browser gets the file when the server has answered, and only then': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          executes(edge, 'saveFile', { text: '{}' }) !== (edge.stimulus.name === 'fetchData=data'),
      )
      .map(describeEdge),

  'the page is busy while it waits for the server, and then only': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'fetching') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'a failure is kept until the next attempt': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'reject')
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'an attempt shows no earlier failure': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => name !== 'idle' && context.failure !== null)
      .map(({ key }) => key),

  'each answer leads to its state': unexpectedTargets({
    'fetchData=': 'saved',
    'fetchData!': 'idle',
  }),
}
