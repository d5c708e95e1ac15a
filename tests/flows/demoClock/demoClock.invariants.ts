import type { DemoClockContext } from '../../../machines/demoClock.machine.ts'
import { after, before } from './demoClock.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { executes, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'

/** The invariants of the demo clock over every state and transition. Each returns its violations. */
export const demoClockInvariants: Invariants<DemoClockContext> = {
  'the time is known exactly where the server has a clock': noNode(
    ({ name, context }) => ['loading', 'absent'].includes(name) !== (context.now === null),
  ),

  'the time is that of the latest answer of the server': noNode(
    ({ context }) => context.now !== null,
    ({ name, context }) => context.now !== (name === 'passed' ? after : before),
  ),

  'time passes only when the tester presses a button, and by the days of the button': noEdge(
    (edge) => startedBy(edge).includes('passDays'),
    ({ stimulus, target }) => stimulus.name !== 'demoClock.pass=2' || target.context.days !== 2,
  ),

  'the machine is busy while time passes': noNode(
    ({ name, snapshot }) => (name === 'passing') !== snapshot.hasTag('busy'),
  ),

  'time can be let pass only while the clock is shown': noNode(
    ({ name, snapshot }) =>
      snapshot.can({ type: 'demoClock.pass', days: 2 }) !== (name === 'shown'),
  ),

  'the page loads again when time has passed, and only then': noEdge(
    (edge) => executes(edge, 'reload') !== (edge.stimulus.name === 'passDays=passed'),
  ),

  'a failure is kept until the next press': noEdge(({ source, stimulus, target }) => {
    const isFailed = target.context.failure !== null
    if (stimulus.name.startsWith('passDays!')) return !isFailed
    if (target.name === 'passing') return isFailed
    return isFailed !== (source.context.failure !== null)
  }),

  'each answer leads to its state': unexpectedTargets({
    'readClock=known': 'shown',
    'readClock=absent': 'absent',
    'readClock!': 'absent',
    'passDays=': 'passed',
    'passDays!': 'shown',
  }),
}
