import { fromPromise } from 'xstate'
import {
  type ConfirmationRequest,
  confirmationMachine,
} from '../../machines/confirmation.machine.ts'
import type { Authorised } from './authorised.ts'
import type { World } from './world.ts'

type Subject = Pick<ConfirmationRequest, 'act' | 'subjectId' | 'subjectEmail'>

/**
 * Provides the confirmation of an act; a failure is shown in a toast and logged to the console (rule A8). `perform`
 * returns whether the act changed anything.
 */
export function provideConfirmation(
  { notify, report }: World,
  authorised: Authorised,
  perform: (subject: Subject) => Promise<boolean>,
) {
  return confirmationMachine.provide({
    actors: { perform: fromPromise(({ input }) => authorised(() => perform(input))) },
    actions: {
      notify: (_, notice) => notify(notice),
      report: (_, { error }) => report(error),
    },
  })
}
