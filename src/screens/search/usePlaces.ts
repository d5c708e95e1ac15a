import type { FormEvent } from 'react'
import { providePlaces } from '../../actors/places.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

/** The suggestions for a field of a place. */
export type PlaceSuggestions = {
  suggestions: readonly string[]
  onInput: (event: FormEvent<HTMLInputElement>) => void
}

/** Returns what a field of a place suggests: towns, or also postcodes. None on a server that knows no places. */
export function usePlaces(of: 'places' | 'towns'): PlaceSuggestions {
  const machine = usePageActors().getMachines(providePlaces)[of]
  const [state, send] = useScreenActor(machine)
  return {
    suggestions: state.context.names,
    onInput: ({ currentTarget }) => send({ type: 'suggestions.type', typed: currentTarget.value }),
  }
}
