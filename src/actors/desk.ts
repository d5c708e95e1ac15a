import { fromPromise } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { eventOfAct } from '../domain/case.ts'
import type { AuditedAct, Found, UserFile } from '../domain/desk.ts'
import { removableOf } from './admin.ts'
import { provideConfirmation } from './confirmation.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Of one item: what an admin's search finds. The owner is the words. */
export const foundMachine = createCollectionMachine<Found>('found', String)

/** Of one item: the page of a user, which the server knows after an act. The owner is the user's id. */
export const userFileMachine = createCollectionMachine<UserFile>(
  'userFile',
  ({ _id }) => _id,
  (file) => file,
  () => true,
)

/** The acts of admins. The owner is the id of the last act of the page before, or ''. */
export const auditLogMachine = createCollectionMachine<AuditedAct>('auditLog', ({ _id }) => _id)

/** Provides the screens of an admin's desk. */
export function provideDesk(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  const reconnection = provideReconnection(services)
  const keys = createIdempotencyKeys()
  return {
    found: foundMachine.provide({
      actors: {
        ...reconnection,
        load: fromPromise(async ({ input: { of } }) => {
          const found = await authorised(() => api.findForAdmin(of))
          return Object.values(found).some((each) => each.length > 0) ? [found] : []
        }),
      },
    }),
    userFile: userFileMachine.provide({
      actors: {
        ...reconnection,
        load: fromPromise(async ({ input: { of } }) => [
          await authorised(() => api.getUserFile(of)),
        ]),
        /** The subject is the user, by role and id, or a case. */
        confirmation: provideConfirmation(
          services,
          authorised,
          async ({ action, subjectId, subjectEmail, reason, choices }) => {
            const { of, id } = removableOf(subjectId)
            const isUser = of !== 'product'
            if (isUser && action === 'verify') return (await api.verifySeller(id)).modifiedCount > 0
            if (isUser && action === 'remove') {
              const removed = await (of === 'buyer'
                ? api.removeBuyer(id, reason)
                : api.removeSeller(subjectEmail, reason))
              return removed.deletedCount > 0
            }
            const about = { about: 'user', id } as const
            const caseId = isUser
              ? await keys.withKey(about, (key) => api.openCase(about, key))
              : subjectId
            if (caseId === null) return false
            const event = eventOfAct(action, reason, choices)
            await keys.withKey({ caseId, event }, (key) => api.sendCaseEvent(caseId, event, key))
            return true
          },
        ),
      },
    }),
    auditLog: auditLogMachine.provide({
      actors: {
        ...reconnection,
        load: fromPromise(({ input: { of } }) => authorised(() => api.getAuditLog(of))),
      },
    }),
  }
}
