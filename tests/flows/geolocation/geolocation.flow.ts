import type { GeolocationContext } from '../../../machines/geolocation.machine.ts'
import { searchMessages } from '../../../src/messages/search.ts'
import { button } from '../../screen/actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { geolocationInvariants } from './geolocation.invariants.ts'
import { geolocationScript } from './geolocation.script.ts'

const { useMyLocation, locating, noTown } = searchMessages.en
const problems = Object.values(noTown)
const only = (text: string) => ({
  shows: [useMyLocation, text],
  hides: [locating, ...problems].filter((other) => other !== text),
})

/** The screen flow of the search near the user. */
export const geolocationFlow: ScreenFlow<GeolocationContext> = {
  name: 'geolocation',
  rules: 'Search near the user',
  script: geolocationScript,
  controls: [
    {
      sends: 'geolocation.locate',
      at: button(useMyLocation),
      where: (state) => !state.matches('locating'),
    },
  ],
  assertions: {
    idle: { shows: [useMyLocation], hides: [locating, ...problems] },
    locating: { shows: [useMyLocation, locating], hides: problems },
    unlocated: { shows: [useMyLocation], hides: [locating] },
    'unlocated by findTown=denied': only(noTown.denied),
    'unlocated by findTown=unavailable': only(noTown.unavailable),
    'unlocated by findTown=nowhere': only(noTown.nowhere),
    'unlocated by after.patience': only(noTown.slow),
  },
}

export const geolocation = defineFlow({
  name: 'geolocation',
  title: 'Search near the user',
  script: geolocationScript,
  invariants: geolocationInvariants,
  screen: geolocationFlow,
})
