import type { ContextFrom } from 'xstate'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { reasonOf } from '../../../src/domain/failure.ts'
import { message, type Message } from '../../../src/domain/message.ts'
import { choices, reason as givenReason } from './confirmation.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  type Edge,
  executes,
  type Invariants,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

type Context = ContextFrom<typeof confirmationMachine>

const says = (edge: Edge<Context>, tone: string, title: Message) =>
  executes(edge, 'notify', { tone, title })

const isFailure = ({ stimulus }: Edge<Context>) =>
  stimulus.kind === 'reject' || stimulus.name === 'perform=nothing'
/** The dialog says why where it stays, and a toast where it closes. */
const closes = (edge: Edge<Context>) => isFailure(edge) && edge.target.name === 'failed'

/** Confirmation invariants over every state and transition. Each returns its violations. */
export const confirmationInvariants: Invariants<Context> = {
  'A9: the action runs only after the user confirms': noEdge(
    (edge) => startedBy(edge).includes('perform'),
    ({ stimulus }) => !stimulus.name.startsWith('confirmation.confirm='),
  ),

  'A5: nothing is removed without the reason that the dialog asks for': noEdge(
    ({ stimulus }) => stimulus.name === 'confirmation.confirm=noReason',
    (edge) => startedBy(edge).length > 0 || edge.target.snapshot.context.reasonError === null,
  ),

  'A5: the reason that an admin gave goes along': noEdge(
    ({ stimulus }) => stimulus.name === 'confirmation.confirm=reason',
    ({ target }) => target.snapshot.context.reason !== givenReason,
  ),

  'the choices that an admin made go along': noEdge(
    ({ stimulus }) => stimulus.name === 'confirmation.confirm=choices',
    ({ target }) => {
      const input = target.snapshot.children['perform']?.getSnapshot().input
      return target.snapshot.context.choices !== choices || input?.choices !== choices
    },
  ),

  'a failure keeps the words for another try, unless the server refused them': noEdge(
    ({ stimulus }) => stimulus.kind === 'reject',
    ({ stimulus, source, target }) => {
      const isRefused = stimulus.kind === 'reject' && stimulus.failure.kind === 'conflict'
      const { reason } = source.context
      const keeps = reason !== null && !isRefused
      return (
        (target.name === 'asking') !== keeps ||
        (keeps && (target.context.reason !== reason || target.context.lastFailure === null))
      )
    },
  ),

  'A8: after an attempt, cancelling says that something may have changed': noEdge(
    ({ stimulus }) => stimulus.name === 'confirmation.cancel',
    ({ source, target }) => (target.name === 'failed') !== (source.context.lastFailure !== null),
  ),

  'A9: cancelling sends no request and shows no toast': noEdge(
    ({ stimulus }) => stimulus.name === 'confirmation.cancel',
    (edge) => startedBy(edge).length > 0 || executes(edge, 'notify'),
  ),

  'O3: the success message of the request shows when the action succeeds, and only then': noEdge(
    (edge) =>
      (edge.stimulus.name === 'perform=done') !==
      says(edge, 'positive', edge.source.context.request.succeeded),
  ),

  'A7: the message that the subject stays shows when the server has kept it, and only then': noEdge(
    (edge) =>
      (edge.stimulus.name === 'perform=kept') !==
      says(edge, 'positive', message('reportedSoldStays')),
  ),

  'O3: the failure message of the request shows when the action fails, and only then': noEdge(
    (edge) => closes(edge) !== says(edge, 'negative', edge.source.context.request.failed),
  ),

  'O3, A8: the failure toast includes the reason when it helps, and only then': noEdge(
    isFailure,
    (edge) => {
      const reason = edge.stimulus.kind === 'reject' ? reasonOf(edge.stimulus.failure) : null
      return closes(edge)
        ? !executes(edge, 'notify', { detail: reason ?? undefined })
        : JSON.stringify(edge.target.context.lastFailure?.detail ?? null) !== JSON.stringify(reason)
    },
  ),

  'A8: a failure is reported, and nothing else is': noEdge(
    (edge) => isFailure(edge) !== executes(edge, 'logError'),
  ),

  'O3: the output names the actual outcome': noEdge(
    ({ target }) => target.snapshot.status === 'done',
    ({ target }) => target.snapshot.output?.outcome !== target.name,
  ),

  'A9: the dialog is busy while the action runs': noNode(
    ({ name, snapshot }) => (name === 'performing') !== snapshot.hasTag('busy'),
  ),

  'A9: each response leads to its expected state': unexpectedTargets({
    'perform=done': 'performed',
    'perform=kept': 'performed',
    'perform=nothing': 'failed',
    'perform!conflict': 'failed',
    'perform!': ['failed', 'asking'],
  }),
}
