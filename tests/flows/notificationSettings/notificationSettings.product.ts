import type { NotificationSettingsContext } from '../../../machines/notificationSettings.machine.ts'
import type { NotificationSettings } from '../../../src/domain/notification.ts'
import {
  notificationSettingsScript,
  withOrders,
  withoutOrders,
} from './notificationSettings.script.ts'
import { notificationSettingsFlow } from './notificationSettings.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

const settled = (settings: NotificationSettings) => answered({ settings })
// The settings of the demo buyer stay, for the other paths.
const answers = { withOrders: settled(withOrders), withoutOrders: settled(withoutOrders) }
const ports = {
  load: { matches: isCall('GET', /^\/notifications\/settings$/), answers },
  save: { matches: isCall('PUT', /^\/notifications\/settings$/), answers },
} as const satisfies Readonly<Record<string, RequestPort>>
const { assertions } = notificationSettingsFlow

/** Drives the mails about notifications in the production build, with the demo buyer. */
export const notificationSettingsInProduct: ProductFlow<NotificationSettingsContext> = {
  script: notificationSettingsScript,
  isApart: true,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/account`)
    return { page, path, held, assertions }
  },
  ports,
  actions: { ...actionsOnPage(notificationSettingsFlow), 'connection.restored': reconnect },
  arrives: () => false,
  unreachable: { ...neverFailsToListen, 'load=absent': 'The embedded server has notifications.' },
  ends: {},
}
