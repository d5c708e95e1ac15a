import type { Page } from 'playwright'
import type { PushDeviceContext } from '../../../machines/pushDevice.machine.ts'
import { PUBLIC_KEY, pushDeviceScript } from './pushDevice.script.ts'
import { pushDeviceFlow } from './pushDevice.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1'

declare global {
  interface Window {
    /** Answers the browser's question. */
    answerConsent?: (permission: NotificationPermission) => void
    permission?: NotificationPermission
    /** Whether the browser reaches its push service. */
    isReachable?: boolean
    permissionStatus?: EventTarget
  }
}

/** Chromium reaches no push service here, and asks nobody: the tests answer in its place. */
const answerInPlaceOfBrowser = (page: Page) =>
  page.addInitScript(
    ({ endpoint, publicKey }) => {
      const base64 = publicKey.replaceAll('-', '+').replaceAll('_', '/')
      const key = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      const subscription = {
        endpoint,
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: 'a'.repeat(22) } }),
        unsubscribe: async () => true,
      }
      window.isReachable = true
      window.permission = 'default'
      window.permissionStatus = new EventTarget()
      const pushManager = {
        getSubscription: async () => subscription,
        subscribe: async () => {
          if (window.isReachable !== true) throw new DOMException('', 'AbortError')
          return subscription
        },
      }
      // The pages of the tests have no service worker.
      Object.defineProperty(navigator.serviceWorker, 'ready', { value: { pushManager } })
      navigator.serviceWorker.getRegistration = async () =>
        Object.assign(Object.create(null), { pushManager })
      Object.defineProperty(Notification, 'permission', { get: () => window.permission })
      // The answer may come before the question.
      let answers = Promise.withResolvers<NotificationPermission>()
      Notification.requestPermission = async () => {
        const answer = await answers.promise
        answers = Promise.withResolvers()
        return answer
      }
      window.answerConsent = (permission) => answers.resolve(permission)
      navigator.permissions.query = async () => window.permissionStatus as PermissionStatus
    },
    { endpoint: ENDPOINT, publicKey: PUBLIC_KEY },
  )

const consent = (page: Page, permission: NotificationPermission, isReachable = true) =>
  page.evaluate(
    ([answer, reaches]) => {
      window.isReachable = reaches
      window.answerConsent?.(answer)
    },
    [permission, isReachable] as const,
  )

const said = (endpoints: string[]) => answered({ publicKey: PUBLIC_KEY, endpoints })

const ports = {
  check: {
    matches: isCall('GET', /^\/notifications\/push$/),
    answers: {
      on: said([ENDPOINT]),
      // The browser is subscribed for another user.
      off: said([]),
      blocked: async (route, page) => {
        await page.evaluate(() => {
          window.permission = 'denied'
        })
        await said([])(route)
      },
      unsupported: async (route, page) => {
        await page.evaluate(() => Reflect.deleteProperty(window, 'PushManager'))
        await said([])(route)
      },
    },
  },
  turnOn: {
    matches: isCall('PUT', /^\/notifications\/push$/),
    answers: { given: answered({ acknowledged: true }) },
  },
  turnOff: {
    matches: isCall('POST', /^\/notifications\/push\/unsubscribe$/),
    answers: { ended: answered({ acknowledged: true }) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

const onPage = actionsOnPage(pushDeviceFlow)

/** Drives the push messages of a browser in the production build, with the demo buyer. */
export const pushDeviceInProduct: ProductFlow<PushDeviceContext> = {
  script: pushDeviceScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    await answerInPlaceOfBrowser(page)
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    const { assertions } = pushDeviceFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    ...onPage,
    'pushDevice.turnOn': async (stage) => {
      await onPage['pushDevice.turnOn']?.(stage)
      // The server is asked after a consent.
      const [next = ''] = stage.remainingSteps
      if (next === 'turnOn=given' || next.startsWith('turnOn!')) {
        await consent(stage.page, 'granted')
      }
    },
    'turnOn=blocked': ({ page }) => consent(page, 'denied'),
    'turnOn=dismissed': ({ page }) => consent(page, 'default'),
    'turnOn=unreachable': ({ page }) => consent(page, 'granted', false),
    'permission.changed': ({ page }) =>
      page.evaluate(() => {
        window.permission = 'default'
        window.permissionStatus?.dispatchEvent(new Event('change'))
      }),
    'connection.restored': reconnect,
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'watchPermission!': 'A browser that does not tell of the permission is not asked again.',
    'check=absent': 'The embedded server sends push messages.',
    'turnOff!': 'A browser ends its subscription whether or not the server hears of it.',
  },
  ends: {},
}
