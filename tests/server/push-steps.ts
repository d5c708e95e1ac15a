import { pushes, pushQueue } from '../../server/notifications/pushes.ts'
import { webPushTransport } from '../../server/vendors/push/web-push.ts'
import { performDue } from '../../server/flows/worker.ts'
import { type Device, type PushService, startPushService } from '../served/push-service.ts'
import { openTestApp, type Answer, type Person, type TestApp } from './test-app.ts'

/** A market whose users may subscribe at a push service of this machine. */
export async function openPushApp(): Promise<{ market: TestApp; service: PushService }> {
  const service = await startPushService()
  const market = await openTestApp()
  market.market.push.services = [service.origin]
  return { market, service }
}

export const subscribe = (market: TestApp, as: Person, device: Device): Promise<Answer> =>
  market.call('PUT', '/notifications/push', { as, json: device })

/** Sends the push messages that are due at the test's time, and returns their number. */
export async function deliver({ market }: TestApp): Promise<number> {
  const transport = webPushTransport(market.push.keys, { contact: 'mailto:operator@shop.example' })
  await performDue(market, pushQueue(market))
  return performDue(market, pushes({ ...market, transport, origin: 'https://shop.example' }))
}

/** Reads the messages that wait for a push service. */
export const waiting = ({ database }: TestApp) => database.query('select id from pushes')
