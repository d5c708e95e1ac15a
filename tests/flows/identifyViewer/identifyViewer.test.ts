import { expect, it } from 'vitest'
import { identifyViewerMachine } from '../../../machines/identifyViewer.machine.ts'
import type { ProductListDestination } from '../../../src/domain/destinations.ts'
import { message } from '../../../src/domain/message.ts'
import { camera, productList } from '../booking/booking.script.ts'
import { guest } from '../productReport/productReport.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

it.each<ProductListDestination>([productList, { screen: 'advertisements' }])(
  'B3, B9: a guest who presses a button at %o returns to that product after login',
  (place) => {
    const { effects, emit } = scriptedActor(identifyViewerMachine, {
      input: { productId: camera._id, productList: place },
      listeners: ['watchViewer'],
    })
    emit({ type: 'viewer.changed', viewer: guest })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: message('loginFirst'), dismissOn: 'signedIn' } },
      { action: 'goTo', params: { screen: 'login', origin: { ...place, productId: camera._id } } },
    ])
  },
)
