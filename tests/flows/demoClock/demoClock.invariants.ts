import type { DemoClockContext } from '../../../machines/demoClock.machine.ts'
import { after, before } from './demoClock.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { describeEdge, executes, type Invariants, startedBy } from '../../model/model.ts'

/** The invariants of the demo clock over every state and transition. Each returns its violations. */
export const demoClockInvariants: Invariants<DemoClockContext> = {
  'the time is known exactly where the server has a clock': ({ nodes }) =>
    nodes
      .filter(
        ({ name, context }) => ['loading', 'absent'].includes(name) !== (context.now === null),
      )
      .map(({ key }) => key),

  'the time is that of the latest answer of the server': ({ nodes }) =>
    nodes
      .filter(({ context }) => context.now !== null)
      .filter(({ name, context }) => context.now !== (name === 'passed' ? after : before))
      .map(({ key }) => key),

  'time passes only when the tester presses a button, and by the days of the button': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('passDays'))
      .filter(
        ({ stimulus, target }) => stimulus.name !== 'demoClock.pass=2' || target.context.days !== 2,
      )
      .map(describeEdge),

  'the machine is busy while time passes': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'passing') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'time can be let pass only while the clock is shown': ({ nodes }) =>
    nodes
      .filter(
        ({ name, snapshot }) =>
          snapshot.can({ type: 'demoClock.pass', days: 2 }) !== (name === 'shown'),
      )
      .map(({ key }) => key),

  'the page loads again when time has passed, and only then': ({ edges }) =>
    edges
      .filter((edge) => executes(edge, 'reload') !== (edge.stimulus.name === 'passDays=passed'))
      .map(describeEdge),

  'a failure is kept until the next press': ({ edges }) =>
    edges
      .filter(({ source, stimulus, target }) => {
        const isFailed = target.context.failure !== null
        if (stimulus.name.startsWith('passDays!')) return !isFailed
        if (target.name === 'passing') return isFailed
        return isFailed !== (source.context.failure !== null)
      })
      .map(describeEdge),

  'each answer leads to its state': unexpectedTargets({
    'readClock=known': 'shown',
    'readClock=absent': 'absent',
    'readClock!': 'absent',
    'passDays=': 'passed',
    'passDays!': 'shown',
  }),
}
