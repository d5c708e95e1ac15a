import type { ContextFrom } from 'xstate'
import { describeEdge, executes, type Invariants } from '../models/model.ts'
import type { labMachine } from '../../.storybook/flow-lab/lab.machine.ts'

type Context = ContextFrom<typeof labMachine>

/** Lab invariants over every state and transition. Each returns its violations. */
export const labInvariants: Invariants<Context> = {
  'what the stage says of an earlier run changes nothing': ({ edges }) =>
    edges
      .filter(({ stimulus, source }) => {
        const run = stimulus.kind === 'emit' && 'run' in stimulus.event ? stimulus.event.run : null
        return run !== null && run !== source.context.run
      })
      .filter(({ taken }) => taken.length > 0)
      .map(describeEdge),
  'going back starts the screen anew, as it cannot be walked backwards': ({ edges }) =>
    edges
      .filter(({ source, target }) => target.context.at < source.context.at)
      .filter(({ stimulus }) => stimulus.kind === 'send')
      .filter((edge) => !edge.source.name.startsWith('stage.connecting'))
      .filter((edge) => !executes(edge, 'tellStage', { type: 'load' }))
      .map(describeEdge),
  'a step forward from where the screen stands is taken there, and not walked anew': ({ edges }) =>
    edges
      .filter(({ stimulus, source }) => {
        const isStep = stimulus.name === 'step.forward' || stimulus.name === 'event.take=three'
        return isStep && source.name.startsWith('stage.open.standing')
      })
      .filter(({ source, target }) => target.context.at > source.context.at)
      .filter((edge) => !executes(edge, 'tellStage', { type: 'take' }))
      .map(describeEdge),
  'what cannot happen is not asked of the stage': ({ edges }) =>
    edges
      .filter((edge) => edge.stimulus.name === 'event.take=never' && executes(edge, 'tellStage'))
      .map(describeEdge),
  'no step is shown beyond the path': ({ nodes }) =>
    nodes.filter(({ context: { at, stimuli } }) => at > stimuli.length).map(({ key }) => key),
  'an event by hand leaves the path that was chosen': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'event.take=three')
      .filter(({ source, target }) => target.context.at > source.context.at)
      .filter(({ target }) => target.context.pathId !== null)
      .map(describeEdge),
  'where the path goes no further the reason is kept until somebody moves': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('stage.failed'))
      .filter(({ source }) => source.name.startsWith('stage.open.walking'))
      .filter(({ target }) => target.context.error === null)
      .map(describeEdge),
}
