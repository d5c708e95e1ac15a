import type { ContextFrom } from 'xstate'
import { describeEdge, executes, type Invariants } from '../model/model.ts'
import type { labMachine } from '../../tools/flow-lab/lab.machine.ts'

type Context = ContextFrom<typeof labMachine>

/** Lab invariants over every state and transition. Each returns its violations. */
export const labInvariants: Invariants<Context> = {
  'messages from the stage about an earlier run have no effect': ({ edges }) =>
    edges
      .filter(({ stimulus, source }) => {
        const run = stimulus.kind === 'emit' && 'run' in stimulus.event ? stimulus.event.run : null
        return run !== null && run !== source.context.run
      })
      .filter(({ taken }) => taken.length > 0)
      .map(describeEdge),
  'stepping back restarts the screen, which cannot run backwards': ({ edges }) =>
    edges
      .filter(({ source, target }) => target.context.at < source.context.at)
      .filter(({ stimulus }) => stimulus.kind === 'send')
      .filter((edge) => !edge.source.name.startsWith('stage.connecting'))
      .filter((edge) => !executes(edge, 'tellStage', { type: 'load' }))
      .map(describeEdge),
  'a step forward continues on the current screen without a restart': ({ edges }) =>
    edges
      .filter(({ stimulus, source }) => {
        const isStep = stimulus.name === 'step.forward' || stimulus.name === 'event.take=three'
        return isStep && source.name.startsWith('stage.open.standing')
      })
      .filter(({ source, target }) => target.context.at > source.context.at)
      .filter((edge) => !executes(edge, 'tellStage', { type: 'take' }))
      .map(describeEdge),
  'an impossible event is not sent to the stage': ({ edges }) =>
    edges
      .filter((edge) => edge.stimulus.name === 'event.take=never' && executes(edge, 'tellStage'))
      .map(describeEdge),
  'the current step is never past the end of the path': ({ nodes }) =>
    nodes.filter(({ context: { at, stimuli } }) => at > stimuli.length).map(({ key }) => key),
  'a manual event deselects the chosen path': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name === 'event.take=three')
      .filter(({ source, target }) => target.context.at > source.context.at)
      .filter(({ target }) => target.context.pathId !== null)
      .map(describeEdge),
  'why an event is not taken is kept until the next step, and adds no step': ({ edges }) =>
    edges
      .filter(({ source }) => source.name.startsWith('stage.open.standing'))
      .filter(({ taken }) => taken.length > 0)
      .filter(({ stimulus, source, target }) => {
        const { at, stimuli, refused } = target.context
        const isRefused = stimulus.name.startsWith('stage.refused')
        if (!isRefused) return at !== source.context.at && refused !== null
        return at !== source.context.at || stimuli !== source.context.stimuli || refused === null
      })
      .map(describeEdge),
  'an action by hand brings the list of steps into view': ({ edges }) =>
    edges
      .filter(
        ({ stimulus, taken }) => /^stage.(refused|byHand)/.test(stimulus.name) && taken.length > 0,
      )
      .filter(({ source, target, stimulus }) =>
        stimulus.name.startsWith('stage.refused')
          ? target.context.refused !== null
          : target.context.at > source.context.at,
      )
      .filter((edge) => !executes(edge, 'showSteps'))
      .map(describeEdge),
  'a step that fails on the stage stores its error': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('stage.failed'))
      .filter(({ source }) => source.name.startsWith('stage.open.walking'))
      .filter(({ target }) => target.context.error === null)
      .map(describeEdge),
}
