import { type ActorOptions, type AnyActorLogic, createActor, fromPromise } from 'xstate'
import { suggestionsMachine } from '../../machines/suggestions.machine.ts'
import type { Services } from './services.ts'

/** Starts the suggestions of the header's search. */
export function startSuggestions(
  { api }: Pick<Services, 'api'>,
  inspect: ActorOptions<AnyActorLogic>['inspect'],
) {
  const machine = suggestionsMachine.provide({
    actors: { suggest: fromPromise(({ input, signal }) => api.suggestNames(input.typed, signal)) },
  })
  return createActor(machine, { ...(inspect && { inspect }) }).start()
}
