import { expect, it } from 'vitest'
import { message } from '../../src/domain/message.ts'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import type { ProductListDestination } from '../../src/domain/destinations.ts'
import { ROLES } from '../../src/domain/constants.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { camera, radio, productList } from './booking.events.ts'
import { describeFlow } from './flow.ts'
import { ada, guest, productReportScript, unidentified } from './productReport.events.ts'
import { productReportInvariants } from './productReport.invariants.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('B9', { script: productReportScript, invariants: productReportInvariants })

const openAs = (viewer: Viewer, place: ProductListDestination = productList) =>
  scriptedActor(productReportMachine, {
    input: { viewer, productList: place },
    listeners: ['watchViewer'],
  })

const reportCamera = { type: 'productReport.send', product: camera } as const
const reportRadio = { type: 'productReport.send', product: radio } as const

it.each(ROLES)('B9: a %s reports a product by its id', (role) => {
  const { actor, calls } = openAs({ ...ada, role })
  actor.send(reportCamera)
  expect(calls).toMatchObject([{ port: 'report', input: { productId: camera._id } }])
})

it.each<ProductListDestination>([productList, { screen: 'advertisements' }])(
  'B9, B3: a guest who reports at %o returns to that product after login',
  (place) => {
    const { actor, effects } = openAs(guest, place)
    actor.send(reportCamera)
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: message('loginFirst'), dismissOn: 'signedIn' } },
      { action: 'goTo', params: { screen: 'login', origin: { ...place, productId: camera._id } } },
    ])
  },
)

it.each<ProductListDestination>([productList, { screen: 'advertisements' }])(
  'B9, B3: an unidentified visitor who reports at %o returns to the last pressed product after login',
  (place) => {
    const { actor, effects, emit } = openAs(unidentified, place)
    actor.send(reportCamera)
    actor.send(reportRadio)
    expect(effects).toEqual([])
    emit({ type: 'viewer.changed', viewer: guest })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: message('loginFirst'), dismissOn: 'signedIn' } },
      { action: 'goTo', params: { screen: 'login', origin: { ...place, productId: radio._id } } },
    ])
  },
)

it('B9: a late response shows no toast after the user has signed out', async () => {
  const { actor, answerLate, effects, emit } = openAs(ada)
  actor.send(reportCamera)
  emit({ type: 'viewer.changed', viewer: guest })
  await answerLate()
  expect(effects).toEqual([])
})
