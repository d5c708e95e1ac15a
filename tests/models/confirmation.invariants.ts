import type { ContextFrom } from 'xstate'
import type { confirmationMachine } from '../../machines/confirmation.machine.ts'
import { reasonOf } from '../../src/domain/failure.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, type Edge, executes, type Invariants, startedBy } from './model.ts'

type Context = ContextFrom<typeof confirmationMachine>

const says = (edge: Edge<Context>, tone: string, title: string) =>
  executes(edge, 'notify', { tone, title })

/** Confirmation invariants over every state and transition. Each returns its violations. */
export const confirmationInvariants: Invariants<Context> = {
  'A9: nothing is done before it is confirmed': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('perform'))
      .filter(({ stimulus }) => stimulus.name !== 'confirmation.confirm')
      .map(describeEdge),

  'A9: cancelling does nothing and says nothing': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.cancel')
      .filter((edge) => startedBy(edge).length > 0 || executes(edge, 'notify'))
      .map(describeEdge),

  'O3: what was done is said, in the words of the question': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'perform=done') !==
          says(edge, 'positive', edge.source.context.request.succeeded),
      )
      .map(describeEdge),

  'O3: what was not done is said, in the words of the question': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.kind === 'reject' || edge.stimulus.name === 'perform=nothing') !==
          says(edge, 'negative', edge.source.context.request.failed),
      )
      .map(describeEdge),

  'O3, A8: a refusal whose reason helps says it, and no other does': ({ edges }) =>
    edges
      .filter(({ target }) => target.name === 'failed')
      .filter((edge) => {
        const reason = edge.stimulus.kind === 'reject' ? reasonOf(edge.stimulus.failure) : null
        return !executes(edge, 'notify', { detail: reason ?? undefined })
      })
      .map(describeEdge),

  'A8: a failure is reported, and nothing else is': ({ edges }) =>
    edges
      .filter((edge) => (edge.target.name === 'failed') !== executes(edge, 'logError'))
      .map(describeEdge),

  'O3: the outcome that is handed back is the one that was': ({ edges }) =>
    edges
      .filter(({ target }) => target.snapshot.status === 'done')
      .filter(({ target }) => target.snapshot.output?.outcome !== target.name)
      .map(describeEdge),

  'A9: the dialog is busy while it is done': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'performing') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'A9: each answer leads where it should': unexpectedTargets({
    'perform=done': 'performed',
    'perform=nothing': 'failed',
    'perform!': 'failed',
  }),
}
