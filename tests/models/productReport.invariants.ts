import { message } from '../../src/domain/message.ts'
import type { ProductReportContext } from '../../machines/productReport.machine.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from './model.ts'
import { whoIs } from './productReport.events.ts'
import { identifyingInvariants } from './identifying.invariants.ts'

/** Reporting invariants over every reachable state and transition. Each returns its violations. */
export const productReportInvariants: Invariants<ProductReportContext> = {
  ...identifyingInvariants({
    rests: 'idle',
    wantedIn: ({ productId }) => productId,
    begins: (edge) => startedBy(edge).includes('report'),
  }),

  'B9: only a signed-in user can report': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('report'))
      .filter(({ target }) => target.context.viewer.kind !== 'user')
      .map(describeEdge),

  'B9: a reported product cannot be reported again': ({ nodes, edges }) => [
    ...nodes
      .filter(({ context }) => context.reportedIds.includes(context.productId ?? ''))
      .map(({ key }) => key),
    ...edges
      .filter(({ source }) => source.name === 'reporting')
      .filter((edge) => edge.stimulus.name.startsWith('productReport.send'))
      .map(describeEdge),
  ],

  'B9: only an accepted report shows the thank-you toast': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'report=taken') !==
          executes(edge, 'notify', { tone: 'positive', title: message('reported') }),
      )
      .map(describeEdge),

  'B9: only a rejected or failed report shows the error toast': ({ edges }) =>
    edges
      .filter((edge) => {
        const { name } = edge.stimulus
        const wentWrong = name === 'report=refused' || name.startsWith('report!')
        return (
          wentWrong !==
          executes(edge, 'notify', { tone: 'negative', title: message('unexpectedTryAgain') })
        )
      })
      .map(describeEdge),

  'B9: a product counts as reported only after its report was accepted': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) => {
        const before = source.context.reportedIds
        const added = target.context.reportedIds.filter((id) => !before.includes(id))
        const expected = stimulus.name === 'report=taken' ? [source.context.productId] : []
        return added.join() !== expected.join()
      })
      .map(describeEdge),

  'B9: a change of user clears the reports': ({ edges }) =>
    edges
      .filter(
        ({ source, stimulus, target }) =>
          stimulus.kind === 'emit' &&
          source.context.viewer.kind === 'user' &&
          whoIs(source.context.viewer) !== whoIs(target.context.viewer),
      )
      .filter(
        ({ target: { name, context } }) =>
          name !== 'idle' || context.reportedIds.length > 0 || context.productId !== null,
      )
      .map(describeEdge),

  'B9: the machine tracks the current viewer in every state': (model) =>
    (model.script.listeners['watchViewer'] ?? []).flatMap(({ name, event }) =>
      lacking(
        model,
        model.nodes,
        ({ stimulus, target }) =>
          stimulus.name === name && 'viewer' in event && event.viewer === target.context.viewer,
      ).map((key) => `${key} does not take ${name}`),
    ),

  'B9: the product is busy while its report is pending or waiting': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot, context }) => {
        const isBusy = name !== 'idle'
        return isBusy !== snapshot.hasTag('busy') || isBusy !== (context.productId !== null)
      })
      .map(({ key }) => key),

  'B9: every response leads back to the products': unexpectedTargets({
    'identifyViewer=guest': 'idle',
    'identifyViewer=ada': 'reporting',
    'report=': 'idle',
    'report!': 'idle',
  }),
}
