import type { ReportContext } from '../../machines/report.setup.ts'
import { messages } from '../../src/domain/messages.ts'
import { misled } from './destinations.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from './model.ts'
import { whoIs } from './report.events.ts'

const isGuest = ({ viewer }: ReportContext) => viewer.kind === 'guest'

/** The rules of reporting, over every reachable state and every way between them: each gives what breaks it. */
export const reportInvariants: Invariants<ReportContext> = {
  'B9: a guest reports nothing': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('report') && isGuest(edge.source.context))
      .map(describeEdge),

  'B9: a guest who reports is told to log in and taken there, and nobody else is': ({ edges }) =>
    edges
      .filter((edge) => {
        const asks = edge.stimulus.name.startsWith('report.send') && isGuest(edge.source.context)
        return (
          asks !== executes(edge, 'goTo', { screen: 'login' }) ||
          asks !== executes(edge, 'notify', { title: messages.loginFirst })
        )
      })
      .map(describeEdge),

  'B9: whoever is signed in reports what they have not reported': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        return stimulus.name.startsWith('report.send') && !isGuest(source.context)
      })
      .filter((edge) => !startedBy(edge).includes('report'))
      .map(describeEdge),

  'B9: what is reported is not reported again': ({ nodes, edges }) => [
    ...nodes
      .filter(({ context }) => context.reportedIds.includes(context.productId ?? ''))
      .map(({ key }) => key),
    ...edges
      .filter(({ source }) => source.name === 'reporting')
      .filter((edge) => edge.stimulus.name.startsWith('report.send'))
      .map(describeEdge),
  ],

  'B9: the thanks are said for a report that was taken, and for nothing else': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'report=taken') !==
          executes(edge, 'notify', { tone: 'positive', title: messages.reported }),
      )
      .map(describeEdge),

  'B9: any other answer says that it went wrong, and nothing else does': ({ edges }) =>
    edges
      .filter((edge) => {
        const { name } = edge.stimulus
        const wentWrong = name === 'report=refused' || name.startsWith('report!')
        return (
          wentWrong !==
          executes(edge, 'notify', { tone: 'negative', title: messages.unexpectedTryAgain })
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
        const isKept = (source.context.productId ?? '') in target.context.begun
        return isKept !== stimulus.name.startsWith('report!')
      })
      .map(describeEdge),

  'B9: what somebody reported or began is nothing of who comes next': ({ edges }) =>
    edges
      .filter(({ source, target }) => whoIs(source.context.viewer) !== whoIs(target.context.viewer))
      .filter(({ target: { name, context } }) => {
        const { reportedIds, begun } = context
        return name !== 'idle' || reportedIds.length > 0 || Object.keys(begun).length > 0
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

  'B9: while a report is sent, its product is busy': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot, context }) => {
        const isSending = name === 'reporting'
        return isSending !== snapshot.hasTag('busy') || isSending !== (context.productId !== null)
      })
      .map(({ key }) => key),

  'B9: each answer leads back to the products': misled({ 'report=': 'idle', 'report!': 'idle' }),
}
