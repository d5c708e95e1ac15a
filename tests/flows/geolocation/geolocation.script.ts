import {
  type GeolocationContext,
  geolocationMachine,
} from '../../../machines/geolocation.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The town that is nearest to the user. */
export const town = 'Seattle, WA'

type Answer = { town: string } | 'denied' | 'unavailable' | 'nowhere'

/** The script of the search near the user. */
export const geolocationScript = scriptFor(geolocationMachine, {
  input: undefined,
  sends: [{ name: 'geolocation.locate', event: { type: 'geolocation.locate' } }],
  listeners: {},
  ports: {
    findTown: portResults<Answer>({
      town: { town },
      denied: 'denied',
      unavailable: 'unavailable',
      nowhere: 'nowhere',
    }),
  },
  factsOf: ({ problem }: GeolocationContext) => [
    typeof problem === 'string' ? problem : problem === null ? 'none' : 'failure',
  ],
  bound: 5,
})
