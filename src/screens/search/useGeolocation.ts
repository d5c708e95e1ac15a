import { provideGeolocation } from '../../actors/geolocation.ts'
import { useIsHydrating, usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import type { GeolocationViewProps } from './GeolocationView.tsx'

/** Returns the search near the user; undefined where the browser tells no position. The server assumes that it does. */
export function useGeolocation(): GeolocationViewProps | undefined {
  const { machine, isAvailable } = usePageActors().getMachines(provideGeolocation)
  const [state, send] = useScreenActor(machine)
  return useIsHydrating() || isAvailable ? { state, send } : undefined
}
