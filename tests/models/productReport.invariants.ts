import type { ProductReportContext } from '../../machines/productReport.setup.ts'
import { specMessages } from '../../src/domain/spec-messages.ts'
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

  'B9: only who is signed in reports': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('report'))
      .filter(({ target }) => target.context.viewer.kind !== 'user')
      .map(describeEdge),

  'B9: whoever is signed in reports what they have not reported': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        return (
          stimulus.name.startsWith('productReport.send') && source.context.viewer.kind === 'user'
        )
      })
      .filter((edge) => !startedBy(edge).includes('report'))
      .map(describeEdge),

  'B9: what is reported is not reported again': ({ nodes, edges }) => [
    ...nodes
      .filter(({ context }) => context.reportedIds.includes(context.productId ?? ''))
      .map(({ key }) => key),
    ...edges
      .filter(({ source }) => source.name === 'reporting')
      .filter((edge) => edge.stimulus.name.startsWith('productReport.send'))
      .map(describeEdge),
  ],

  'B9: the thanks are said for a report that was taken, and for nothing else': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'report=taken') !==
          executes(edge, 'notify', { tone: 'positive', title: specMessages.reported }),
      )
      .map(describeEdge),

  'B9: any other answer says that it went wrong, and nothing else does': ({ edges }) =>
    edges
      .filter((edge) => {
        const { name } = edge.stimulus
        const wentWrong = name === 'report=refused' || name.startsWith('report!')
        return (
          wentWrong !==
          executes(edge, 'notify', { tone: 'negative', title: specMessages.unexpectedTryAgain })
        )
      })
      .map(describeEdge),

  'B9: a product counts as reported when its report was taken, and only then': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) => {
        const before = source.context.reportedIds
        const added = target.context.reportedIds.filter((id) => !before.includes(id))
        const expected = stimulus.name === 'report=taken' ? [source.context.productId] : []
        return added.join() !== expected.join()
      })
      .map(describeEdge),

  'B9: no answer leaves the act begun, so that a second try is the same': ({ edges }) =>
    edges
      .filter(({ source }) => source.name === 'reporting')
      .filter(({ stimulus }) => stimulus.name.startsWith('report'))
      .filter(({ source, stimulus, target }) => {
        const isKept = (source.context.productId ?? '') in target.context.idempotencyKeys
        return isKept !== stimulus.name.startsWith('report!')
      })
      .map(describeEdge),

  'B9: what somebody reported or began is nothing of who comes next': ({ edges }) =>
    edges
      .filter(({ source, target }) => whoIs(source.context.viewer) !== whoIs(target.context.viewer))
      .filter(({ source, target: { context } }) => {
        const { reportedIds, idempotencyKeys, productId } = context
        // A press before identification belongs to the user who is then identified.
        const own =
          source.name === 'identifying' && context.viewer.kind === 'user' ? [productId] : []
        return reportedIds.length > 0 || Object.keys(idempotencyKeys).join() !== own.join()
      })
      .map(describeEdge),

  'B9: who is looking is known at every moment': (model) =>
    (model.script.listeners['watchViewer'] ?? []).flatMap(({ name, event }) =>
      lacking(
        model,
        model.nodes,
        ({ stimulus, target }) =>
          stimulus.name === name && 'viewer' in event && event.viewer === target.context.viewer,
      ).map((key) => `${key} does not take ${name}`),
    ),

  'B9: while a report is sent, or waits, its product is busy': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot, context }) => {
        const isBusy = name !== 'idle'
        return isBusy !== snapshot.hasTag('busy') || isBusy !== (context.productId !== null)
      })
      .map(({ key }) => key),

  'B9: each answer leads back to the products': unexpectedTargets({
    'report=': 'idle',
    'report!': 'idle',
  }),
}
