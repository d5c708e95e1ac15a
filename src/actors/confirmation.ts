import { fromPromise } from 'xstate'
import {
  type ActResult,
  type ConfirmedAct,
  confirmationMachine,
} from '../../machines/confirmation.machine.ts'
import type { WithTokenRefresh } from './token-refresh.ts'
import type { Services } from './services.ts'

/**
 * Provides the confirmation of an act; a failure is shown in a toast and logged to the console (rule A8). `perform`
 * returns whether the act changed anything, or that the subject stays.
 */
export function provideConfirmation(
  { notify, logError }: Services,
  authorised: WithTokenRefresh,
  perform: (act: ConfirmedAct) => Promise<ActResult>,
) {
  return confirmationMachine.provide({
    actors: { perform: fromPromise(({ input }) => authorised(() => perform(input))) },
    actions: {
      notify: (_, toast) => notify(toast),
      logError: (_, { error }) => logError(error),
    },
  })
}
