import { isSameMessage, message } from '../../../src/domain/message.ts'
import type { ProductReportContext } from '../../../machines/productReport.machine.ts'
import { emptyReportForm } from '../../../src/domain/report.ts'
import { camera } from '../booking/booking.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { productDraftInvariants } from './product-draft.invariants.ts'
import {
  describeEdge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { drafted, scam, tooLong } from './productReport.script.ts'
import { reportedInvariants } from './productReport-reported.invariants.ts'
import { identifyingInvariants } from '../identifyViewer/identifying.invariants.ts'
import { isIn } from '../../model/script.ts'

const isOpen = isIn('open')
const isForm = isIn('open.form')

/** Reporting invariants over every reachable state and transition. Each returns its violations. */
export const productReportInvariants: Invariants<ProductReportContext> = {
  ...reportedInvariants,
  ...identifyingInvariants({
    rests: 'idle',
    wantedIn: ({ product }) => product?._id,
    begins: ({ source, target }) => !isOpen(source) && isOpen(target),
  }),

  ...productDraftInvariants({
    rule: 'B9',
    drafted,
    typing: /^productReport\.(change|submit)/,
    isSent: ({ stimulus }) => stimulus.name === 'report=taken',
  }),

  'B9: the dialog is open only for a signed-in user': noNode(
    (node) => isOpen(node) && node.context.viewer.kind !== 'user',
  ),

  'B9: only a report that can be taken back is shown': noNode(
    ({ name }) => /^open\.(reported|takingBack)/.test(name),
    ({ context: { reportedIds, canTakeBack, product } }) => {
      return !canTakeBack || !reportedIds.includes(product?._id ?? '')
    },
  ),

  'B9: a reported product opens its report, any other the form': noEdge(
    ({ stimulus }) => stimulus.name === 'identifyViewer=ada',
    ({ source, target }) => {
      const { reportedIds, product } = source.context
      const isReported = reportedIds.includes(product?._id ?? '')
      return target.name !== (isReported ? 'open.reported.asking' : 'open.form.editing')
    },
  ),

  'B9: an unreported product can be reported': everyNodeHas(
    ({ name, context }) =>
      name === 'idle' && (context.canTakeBack || context.reportedIds.length === 0),
    ({ stimulus, target }) =>
      stimulus.name === 'productReport.open=camera' && target.name === 'identifying',
  ),

  'B9: only a complete form is sent': noEdge(
    (edge) => startedBy(edge).includes('report'),
    ({ stimulus, target: { context } }) =>
      stimulus.name !== 'productReport.submit=complete' || context.form !== scam,
  ),

  'B9: a complete form is sent': everyNodeHas(
    (node) => isForm(node) && node.context.product?._id === camera._id,
    (edge) =>
      edge.stimulus.name === 'productReport.submit=complete' && startedBy(edge).includes('report'),
  ),

  'B9: a form with too many words says so at their field': everyNodeHas(
    isForm,
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'productReport.submit=tooLong' &&
      name === 'open.form.editing' &&
      context.isSubmitted &&
      context.form.words === tooLong &&
      isSameMessage(context.errors.words, message('textLimit', { max: '280' })),
  ),

  'B9: a change keeps the state and the values': everyNodeHas(
    isForm,
    ({ source, stimulus, target: { name, context } }) =>
      stimulus.name === 'productReport.change' &&
      name === source.name &&
      context.form.words === 'It is stolen.' &&
      !context.isSubmitted &&
      context.errors.words === undefined,
  ),

  'B9: every open dialog that does not wait can be closed': everyNodeHas(
    (node) => isOpen(node) && !node.snapshot.hasTag('busy'),
    ({ stimulus, target }) => stimulus.name === 'productReport.close' && target.name === 'idle',
  ),

  'B9: a report is taken back by its button alone': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isIn('open.reported')),
      (edge) =>
        edge.stimulus.name === 'productReport.takeBack' && startedBy(edge).includes('takeBack'),
    ),
    ...model.edges
      .filter((edge) => startedBy(edge).includes('takeBack'))
      .filter(({ stimulus }) => stimulus.name !== 'productReport.takeBack')
      .map(describeEdge),
  ],

  'B9: only an accepted report shows the thank-you toast': noEdge(
    (edge) =>
      (edge.stimulus.name === 'report=taken') !==
      executes(edge, 'notify', { tone: 'positive', title: message('reported') }),
  ),

  'B9: only a report that was taken back is called so': noEdge(
    (edge) =>
      (edge.stimulus.name === 'takeBack=done') !==
      executes(edge, 'notify', { tone: 'positive', title: message('reportTakenBack') }),
  ),

  'B9: the dialog stores a failure until the next attempt, and the form keeps its values': ({
    nodes,
    edges,
  }) => [
    ...[...nodes, ...edges.map(({ target }) => target)]
      .filter(({ name, context }) => name.endsWith('.failed') !== (context.failure !== null))
      .map(({ key }) => key),
    ...edges
      .filter(({ source, target }) => source.name === 'open.sending' && isForm(target))
      .filter(({ target }) => target.context.form !== scam)
      .map(describeEdge),
  ],

  'B9: nothing of a closed dialog is left for the next one': noEdge(
    ({ target }) => target.name === 'idle',
    ({ target: { context } }) =>
      context.form !== emptyReportForm ||
      Object.keys(context.errors).length > 0 ||
      context.isSubmitted ||
      context.product !== null,
  ),

  'B9: the machine tracks the current viewer in every state': (model) =>
    (model.script.listeners['watchViewer'] ?? []).flatMap(({ name, event }) =>
      lacking(
        model,
        model.nodes,
        ({ stimulus, target }) =>
          stimulus.name === name && 'viewer' in event && event.viewer === target.context.viewer,
      ).map((key) => `${key} does not take ${name}`),
    ),

  'B9: the product is busy while its report is pending or waiting': noNode(
    ({ name, snapshot, context }) => {
      const isBusy = ['identifying', 'open.sending', 'open.takingBack'].includes(name)
      return isBusy !== snapshot.hasTag('busy') || (name !== 'idle') !== (context.product !== null)
    },
  ),

  'B9: every response has its place': unexpectedTargets({
    'identifyViewer=guest': 'idle',
    'identifyViewer=ada': ['open.form.editing', 'open.reported.asking'],
    'report=taken': 'idle',
    'report=refused': 'open.form.failed',
    'report!': 'open.form.failed',
    'takeBack=': 'idle',
    'takeBack!': 'open.reported.failed',
  }),
}
