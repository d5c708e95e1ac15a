import { fromCallback, fromPromise } from 'xstate'
import { pushDeviceMachine } from '../../machines/pushDevice.machine.ts'
import type { PushConsent, PushStatus } from '../domain/push.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** Provides the push messages of this browser with the browser and the server. */
export function providePushDevice(services: Services, authorised: WithTokenRefresh) {
  const { api } = services
  return pushDeviceMachine.provide({
    actors: {
      ...provideReconnection(services),
      check: fromPromise(async ({ signal }): Promise<PushStatus> => {
        const [server, push] = await Promise.all([
          authorised(() => api.getPush(signal)),
          services.push(),
        ])
        if (server === null) return { is: 'absent' }
        const { publicKey, endpoints } = server
        const browser = await push.read(publicKey)
        if (browser.is !== 'ready') return browser
        // The server may have forgotten the browser, or know it for another user.
        const isOn = browser.endpoint !== null && endpoints.includes(browser.endpoint)
        return { is: isOn ? 'on' : 'off', publicKey }
      }),
      turnOn: fromPromise(async ({ input: { publicKey } }): Promise<PushConsent> => {
        if (publicKey === null) throw new Error('The server has said no key.')
        const push = await services.push()
        const consent = await push.subscribe(publicKey)
        if (typeof consent === 'string') return consent
        await authorised(() => api.savePushSubscription(consent))
        return 'given'
      }),
      turnOff: fromPromise(async () => {
        const push = await services.push()
        const endpoint = await push.unsubscribe()
        if (endpoint === null) return
        // Without this call, the server learns it from the push service.
        await authorised(() => api.removePushSubscription(endpoint)).catch(() => undefined)
      }),
      watchPermission: fromCallback(({ sendBack }) => {
        const stopping = services
          .push()
          .then((push) => push.watchPermission(() => sendBack({ type: 'permission.changed' })))
        return () => {
          stopping.then((stop) => stop()).catch(() => undefined)
        }
      }),
    },
  })
}
