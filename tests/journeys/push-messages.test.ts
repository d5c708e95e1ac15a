import type { BrowserContext, Page, Worker } from 'playwright'
import { afterAll, it } from 'vitest'
import { offersMessages } from '../../src/messages/offers.ts'
import { pushDeviceMessages } from '../../src/messages/notificationSettings.ts'
import { expect } from '../browser/patient-expect.ts'
import { type Device, startPushService } from '../served/push-service.ts'
import { loginAt } from '../product/steps.ts'
import { setupTestApp, visit, visitWithWorker } from '../product/test-app.ts'

const service = await startPushService()
afterAll(() => service.close())
const market = setupTestApp({ env: { PUSH_SERVICES: service.origin } })

const texts = pushDeviceMessages.en
const offers = offersMessages.en
const CAMERA = 'Rangefinder 35 mm film camera'

/**
 * Lets the browser subscribe at the push service of the tests. Chromium reaches its own only over the internet, and without
 * a screen it forbids notifications.
 */
const subscribeAt = (page: Page, device: Device) =>
  page.addInitScript(({ endpoint, keys }) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    let current: PushSubscription | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current,
      async subscribe(options: PushSubscriptionOptionsInit) {
        const text = options.applicationServerKey as string
        const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
        const key = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
        current = Object.assign(Object.create(null), {
          endpoint,
          options: { applicationServerKey: key.buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            current = null
            return true
          },
        })
        return current
      },
    })
  }, device)

/** Returns the service worker, which notes what it shows in `shown`. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('There is no service worker.')
  await worker.evaluate(() => {
    const shown: object[] = []
    const registration: object = Reflect.get(self, 'registration')
    Object.assign(registration, {
      showNotification: async (title: string, options: object) => {
        shown.push({ title, ...options })
      },
    })
    Object.assign(self, { shown })
  })
  return worker
}

/** Gives the service worker a message, as the browser does once it has decrypted it. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const client = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found !== undefined) resolve(found.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: market().origin,
    registrationId: await registration,
    data,
  })
}

/** Opens a browser that shows the push messages of the demo seller. */
async function turnedOn(name: string) {
  const { page, context } = await visitWithWorker(market())
  const device = service.subscribe(name)
  await subscribeAt(page, device)
  await loginAt(page, market().origin, 'seller@loppis.test')
  await page.goto(`${market().origin}/dashboard/account`)
  await page.getByRole('button', { name: texts.turnOn }).click()
  await expect(page.getByText(texts.isOn)).toBeVisible()
  return { page, context, device }
}

it('Notifications: a browser that is turned on shows an offer while no page of the market is open', async () => {
  const { page, context } = await turnedOn('laptop')
  await page.goto('about:blank')
  const { page: buyer } = await visit(market(), '/dashboard/offers?item=rangefinder-film-camera', {
    as: 'buyer@loppis.test',
  })
  await buyer.getByLabel(offers.price).fill('100')
  await buyer.getByRole('button', { name: offers.send, exact: true }).click()
  await expect.poll(() => service.messages.length).toBe(1)

  await page.goto(market().origin)
  const worker = await workerOf(context)
  await deliver(context, page, service.messages[0]?.text ?? '')
  const shown = () => worker.evaluate(() => Reflect.get(self, 'shown'))
  await expect.poll(shown).toMatchObject([
    {
      title: CAMERA,
      body: expect.stringMatching(/offers \$100 for Rangefinder 35 mm film camera\.$/),
      data: `${market().origin}/dashboard/offers`,
      // A message that replaces the one before it alerts too.
      renotify: true,
    },
  ])
})

it('Notifications: a browser whose subscription its push service has renewed tells the server', async () => {
  const { context, device } = await turnedOn('earlier')
  const renewed = service.subscribe('renewed')
  const worker = await workerOf(context)
  await worker.evaluate(
    ([earlier, newSubscription]) => {
      const oldSubscription = { ...earlier, options: { applicationServerKey: null } }
      const event = new Event('pushsubscriptionchange')
      self.dispatchEvent(
        Object.assign(event, { oldSubscription, newSubscription, waitUntil: () => undefined }),
      )
    },
    [device, renewed] as const,
  )
  const isKnown = () => market().count('push_subscriptions where endpoint = $1', renewed.endpoint)
  await expect.poll(isKnown).toBe(1)
})

it('Notifications: a browser shows nothing more once its user has logged out', async () => {
  const { page } = await turnedOn('shared')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  const isSubscribed = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready
      return (await pushManager.getSubscription()) !== null
    })
  await expect.poll(isSubscribed).toBe(false)
})
