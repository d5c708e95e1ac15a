import { fromPromise } from 'xstate'
import { type DemoDays, demoClockMachine } from '../../machines/demoClock.machine.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the demo clock with the server. */
export function provideDemoClock({ api, navigation }: Services, authorised: WithTokenRefresh) {
  const keys = createIdempotencyKeys()
  return demoClockMachine.provide({
    actors: {
      readClock: fromPromise(() => authorised(() => api.getDemoClock())),
      passDays: fromPromise(({ input }: { input: { days: DemoDays } }) =>
        keys.withKey(input, (key) => authorised(() => api.passDemoDays(input.days, key))),
      ),
    },
    actions: {
      reload: () =>
        navigation.leaveFor(navigation.addressOf(navigation.here() ?? { screen: 'dashboard' })),
    },
  })
}
