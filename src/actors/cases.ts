import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { type Case, eventOfAct } from '../domain/case.ts'
import { provideConfirmation } from './confirmation.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideListChanges } from './list-changes.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** The server says what a case is after an act. */
export const casesMachine = createCollectionMachine<Case>(
  'cases',
  ({ _id }) => _id,
  (each) => each,
  () => true,
)

/** Provides the decisions that concern the user, or for an admin all cases. The owner of the list is the user's role. */
export function provideCases(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const keys = createIdempotencyKeys()
  return casesMachine.provide({
    actors: {
      ...provideReconnection(services),
      ...provideListChanges(services),
      load: fromPromise(({ input: { of } }) => authorised(() => api.getCases(of === 'admin'))),
      confirmation: provideConfirmation(
        services,
        authorised,
        async ({ action, subjectId, reason, choices }) => {
          const event = eventOfAct(action, reason, choices)
          await keys.withKey({ subjectId, event }, (key) =>
            api.sendCaseEvent(subjectId, event, key),
          )
          return true
        },
      ),
    },
  })
}
