import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleOf } from '../model/sample.ts'
import { type Fault, faults } from '../../tools/walks/faults.ts'
import type { InjectedFault } from './fault-injector.ts'
import { accountPorts } from './account.ports.ts'
import { bookingPorts } from './booking.port.ts'
import { confirmationPorts } from './confirmation.ports.ts'
import { listPorts } from './list.ports.ts'
import { addProductPorts } from './addProduct.ports.ts'
import { sessionPorts } from './session.ports.ts'
import { morePort } from './more.port.ts'
import { notificationPorts } from './notification.ports.ts'
import { negotiationPorts } from './negotiation.ports.ts'
import { orderPorts } from './order.ports.ts'
import { passwordPorts } from './password.ports.ts'
import { payoutsPorts } from './payouts.ports.ts'
import { productListPorts } from './productList.ports.ts'
import { UploadRequest } from './upload-request.ts'
import { wishlistPorts } from './wishlist.ports.ts'
import { paymentPorts } from './payment.ports.ts'
import { type FaultyApp, openFaultyApp } from './faulty-app.ts'
import { type Port, runScenario } from './scenario.ts'

const names = Object.keys(faults).filter((name): name is Fault => name in faults)

/** Each fault once, plus two repeated faults with a new outcome: a session that really ends, a response lost again. */
const scripts: readonly Omit<InjectedFault, 'call'>[] = [
  ...names.map((fault) => ({ fault })),
  { fault: 'answers 401', times: 2 },
  { fault: 'is cut after the server', times: 2 },
]

/**
 * A test run takes every third script of a port, beginning with another one at each port, so that each fault meets many
 * ports. FAULTS=all takes every script.
 */
const EVERY = 3

const ports = [
  ...sessionPorts,
  ...bookingPorts,
  ...paymentPorts,
  ...listPorts,
  morePort,
  ...confirmationPorts,
  ...productListPorts,
  ...addProductPorts,
  ...orderPorts,
  ...negotiationPorts,
  ...payoutsPorts,
  ...passwordPorts,
  ...wishlistPorts,
  ...accountPorts,
  ...notificationPorts,
]

let market: FaultyApp
beforeAll(async () => {
  market = await openFaultyApp()
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  vi.stubGlobal('window', { location: { href: market.origin, origin: market.origin } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await market.close()
})

const nameOf = ({ fault, times = 1 }: Omit<InjectedFault, 'call'>) =>
  times === 1 ? fault : `${fault}, ${times} times`

const isTold = ({ fault }: Omit<InjectedFault, 'call'>, { readsNothing = false }: Port) =>
  !(readsNothing && fault === 'answers 200 with something else')

const cases = ports.map((port, place) => ({
  port,
  told: sampleOf(scripts, 'FAULTS', EVERY, place % EVERY).filter((script) => isTold(script, port)),
}))
const count = cases.reduce((sum, { told }) => sum + told.length, 0)

describe(`C3, C4: ${count} fault scripts at ${ports.length} ports show a message, allow recovery and repeat no effect`, () => {
  describe.each(cases.map(({ port, told }) => [port.name, port, told] as const))(
    '%s',
    (_, port, told) => {
      it.each(told.map((script) => [nameOf(script), script] as const))('%s', async (__, script) => {
        expect(await runScenario(market, port, script)).toEqual([])
      })
    },
  )
})
