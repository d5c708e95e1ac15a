import type { PushService } from '../../src/services/push.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'

/** Creates a browser whose user allows push messages. */
export function createFakePush(): PushService {
  let endpoint: string | null = null
  return {
    read: async () => ({ is: 'ready', endpoint }),
    subscribe: async () => {
      endpoint = ENDPOINT
      return { endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } }
    },
    unsubscribe: async () => {
      const ended = endpoint
      endpoint = null
      return ended
    },
    watchPermission: () => () => undefined,
  }
}
