import { fromPromise } from 'xstate'
import { notificationSettingsMachine } from '../../machines/notificationSettings.machine.ts'
import type { NotificationChoice } from '../domain/notification.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides with the server which notifications also reach the user by mail and as push messages. */
export function provideNotificationSettings(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  return notificationSettingsMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ signal }) => authorised(() => api.getNotificationSettings(signal))),
      save: fromPromise(({ input: { choice } }: { input: { choice: NotificationChoice } }) =>
        authorised(() => api.changeNotificationSettings(choice)),
      ),
    },
  })
}
