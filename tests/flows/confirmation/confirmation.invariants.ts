import type { ContextFrom } from 'xstate'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { reasonOf } from '../../../src/domain/failure.ts'
import { message, type Message } from '../../../src/domain/message.ts'
import { choices, reason as givenReason } from './confirmation.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, type Edge, executes, type Invariants, startedBy } from '../../model/model.ts'

type Context = ContextFrom<typeof confirmationMachine>

const says = (edge: Edge<Context>, tone: string, title: Message) =>
  executes(edge, 'notify', { tone, title })

const isFailure = ({ stimulus }: Edge<Context>) =>
  stimulus.kind === 'reject' || stimulus.name === 'perform=nothing'
/** The dialog says why where it stays, and a toast where it closes. */
const closes = (edge: Edge<Context>) => isFailure(edge) && edge.target.name === 'failed'

/** Confirmation invariants over every state and transition. Each returns its violations. */
export const confirmationInvariants: Invariants<Context> = {
  'A9: the action runs only after the user confirms': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('perform'))
      .filter(({ stimulus }) => !stimulus.name.startsWith('confirmation.confirm='))
      .map(describeEdge),

  'A5: nothing is removed without the reason that the dialog asks for': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.confirm=noReason')
      .filter(
        (edge) => startedBy(edge).length > 0 || edge.target.snapshot.context.reasonError === null,
      )
      .map(describeEdge),

  'A5: the reason that an admin gave goes along': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.confirm=reason')
      .filter(({ target }) => target.snapshot.context.reason !== givenReason)
      .map(describeEdge),

  'the choices that an admin made go along': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.confirm=choices')
      .filter(({ target }) => {
        const input = target.snapshot.children['perform']?.getSnapshot().input
        return target.snapshot.context.choices !== choices || input?.choices !== choices
      })
      .map(describeEdge),

  'a failure keeps the words for another try, unless the server refused them': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.kind === 'reject')
      .filter(({ stimulus, source, target }) => {
        const isRefused = stimulus.kind === 'reject' && stimulus.failure.kind === 'conflict'
        const { reason } = source.context
        const keeps = reason !== null && !isRefused
        return (
          (target.name === 'asking') !== keeps ||
          (keeps && (target.context.reason !== reason || target.context.lastFailure === null))
        )
      })
      .map(describeEdge),

  'A8: after an attempt, cancelling says that something may have changed': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.cancel')
      .filter(
        ({ source, target }) =>
          (target.name === 'failed') !== (source.context.lastFailure !== null),
      )
      .map(describeEdge),

  'A9: cancelling sends no request and shows no toast': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'confirmation.cancel')
      .filter((edge) => startedBy(edge).length > 0 || executes(edge, 'notify'))
      .map(describeEdge),

  'O3: the success message of the request shows when the action succeeds, and only then': ({
    edges,
  }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'perform=done') !==
          says(edge, 'positive', edge.source.context.request.succeeded),
      )
      .map(describeEdge),

  'A7: the message that the subject stays shows when the server has kept it, and only then': ({
    edges,
  }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'perform=kept') !==
          says(edge, 'positive', message('reportedSoldStays')),
      )
      .map(describeEdge),

  'O3: the failure message of the request shows when the action fails, and only then': ({
    edges,
  }) =>
    edges
      .filter((edge) => closes(edge) !== says(edge, 'negative', edge.source.context.request.failed))
      .map(describeEdge),

  'O3, A8: the failure toast includes the reason when it helps, and only then': ({ edges }) =>
    edges
      .filter(isFailure)
      .filter((edge) => {
        const reason = edge.stimulus.kind === 'reject' ? reasonOf(edge.stimulus.failure) : null
        return closes(edge)
          ? !executes(edge, 'notify', { detail: reason ?? undefined })
          : JSON.stringify(edge.target.context.lastFailure?.detail ?? null) !==
              JSON.stringify(reason)
      })
      .map(describeEdge),

  'A8: a failure is reported, and nothing else is': ({ edges }) =>
    edges.filter((edge) => isFailure(edge) !== executes(edge, 'logError')).map(describeEdge),

  'O3: the output names the actual outcome': ({ edges }) =>
    edges
      .filter(({ target }) => target.snapshot.status === 'done')
      .filter(({ target }) => target.snapshot.output?.outcome !== target.name)
      .map(describeEdge),

  'A9: the dialog is busy while the action runs': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'performing') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'A9: each response leads to its expected state': unexpectedTargets({
    'perform=done': 'performed',
    'perform=kept': 'performed',
    'perform=nothing': 'failed',
    'perform!conflict': 'failed',
    'perform!': ['failed', 'asking'],
  }),
}
