import type { ProductReportContext } from '../../../machines/productReport.machine.ts'
import { camera } from '../booking/booking.script.ts'
import { describeEdge, type Invariants, noEdge } from '../../model/model.ts'
import { ada, viewerKey } from './productReport.script.ts'

/** Invariants of the reported products that the machine knows, and of their user. */
export const reportedInvariants: Invariants<ProductReportContext> = {
  'B9: a reported product offers nothing where no report can be taken back': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('productReport.open'),
    ({ source: { context }, target }) => {
      const id = target.context.product?._id ?? ''
      return context.reportedIds.includes(id) && !context.canTakeBack
    },
  ),

  'B9: a product counts as reported after its report, or by the list of the server': noEdge(
    ({ source, stimulus, target }) => {
      const before = source.context.reportedIds
      const added = target.context.reportedIds.filter((id) => !before.includes(id))
      const known = stimulus.name === 'reports.known=camera' ? [camera._id] : []
      const sent = stimulus.name === 'report=taken' ? [source.context.product?._id ?? ''] : []
      const expected = [...known, ...sent].filter((id) => !before.includes(id))
      return added.join() !== expected.join()
    },
  ),

  'B9: a product stays reported until its report is taken back or the user changes': noEdge(
    ({ source, stimulus, target }) => {
      const kept = new Set(target.context.reportedIds)
      const lost = source.context.reportedIds.filter((id) => !kept.has(id))
      const expected = stimulus.name === 'takeBack=done' ? [source.context.product?._id] : []
      const isOther = viewerKey(source.context.viewer) !== viewerKey(target.context.viewer)
      return !isOther && lost.join() !== expected.join()
    },
  ),

  'B9: the list of the server is that of the viewer, and allows to take a report back': ({
    nodes,
    edges,
  }) => [
    ...edges
      .filter(({ stimulus }) => stimulus.name === 'reports.known=camera')
      .filter(
        ({ source, target }) =>
          viewerKey(source.context.viewer) !== viewerKey(ada) ||
          !target.context.canTakeBack ||
          source.name !== target.name,
      )
      .map(describeEdge),
    ...nodes
      .filter(({ name }) => name !== 'identifying')
      .filter(({ context }) => viewerKey(context.viewer) === viewerKey(ada) && !context.canTakeBack)
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus }) => source.key !== key || stimulus.name !== 'reports.known=camera',
        ),
      )
      .map(({ key }) => key),
    ...edges
      .filter(({ source, target }) => !source.context.canTakeBack && target.context.canTakeBack)
      .filter(({ stimulus }) => stimulus.name !== 'reports.known=camera')
      .map(describeEdge),
  ],

  'B9: a change of user clears the reports': noEdge(
    ({ source, stimulus, target }) =>
      stimulus.kind === 'emit' &&
      source.context.viewer.kind === 'user' &&
      viewerKey(source.context.viewer) !== viewerKey(target.context.viewer),
    ({ target: { name, context } }) =>
      name !== 'idle' ||
      context.reportedIds.length > 0 ||
      context.canTakeBack ||
      context.product !== null,
  ),
}
