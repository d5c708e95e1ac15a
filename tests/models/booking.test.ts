import { describe, expect, it } from 'vitest'
import { message } from '../../src/domain/message.ts'
import { bookingScript, camera, radio, productList, typed } from './booking.events.ts'
import { bookingInvariants } from './booking.invariants.ts'
import {
  type BookingDraft,
  bookingMachine,
  emptyBookingForm,
} from '../../machines/booking.machine.ts'
import type { ProductListDestination } from '../../src/domain/destinations.ts'
import type { Product } from '../../src/domain/product.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('B2 to B8', { script: bookingScript, invariants: bookingInvariants })

it('B7: the booking request contains the product, the session user and the form values', () => {
  const { actor, calls } = scriptedActor(bookingMachine, {
    input: {
      viewer: { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' },
      productList,
      draft: null,
    },
    listeners: ['watchViewer'],
  })
  actor.send({ type: 'booking.open', product: camera })
  actor.send({ type: 'booking.submit', form: { ...typed, location: ` ${typed.location} ` } })
  expect(calls).toMatchObject([
    {
      port: 'book',
      input: {
        submission: {
          fullName: 'Ada',
          email: 'ada@loppis.test',
          productName: camera.productName,
          price: camera.askingPrice,
          phoneNumber: typed.phoneNumber,
          location: typed.location,
          productId: camera._id,
          image: camera.image,
          sellerEmail: 'seller@loppis.test',
          sellerContact: camera.contact,
          sellerLocation: camera.location,
        },
      },
    },
  ])
})

it.each<ProductListDestination>([productList, { screen: 'advertisements' }])(
  'B3: a guest who books at %o returns to that product after login',
  (place) => {
    const { actor, effects } = scriptedActor(bookingMachine, {
      input: { viewer: { kind: 'guest' }, productList: place, draft: null },
      listeners: ['watchViewer'],
    })
    actor.send({ type: 'booking.open', product: camera })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: message('loginFirst'), dismissOn: 'signedIn' } },
      {
        action: 'goTo',
        params: { screen: 'login', origin: { ...place, productId: camera._id } },
      },
    ])
  },
)

it.each<ProductListDestination>([productList, { screen: 'advertisements' }])(
  'B3: an unidentified visitor who books at %o returns to the last pressed product after login',
  (place) => {
    const { actor, effects, emit } = scriptedActor(bookingMachine, {
      input: { viewer: { kind: 'unidentified' }, productList: place, draft: null },
      listeners: ['watchViewer'],
    })
    actor.send({ type: 'booking.open', product: camera })
    actor.send({ type: 'booking.open', product: radio })
    expect(effects).toEqual([])
    emit({ type: 'viewer.changed', viewer: { kind: 'guest' } })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: message('loginFirst'), dismissOn: 'signedIn' } },
      { action: 'goTo', params: { screen: 'login', origin: { ...place, productId: radio._id } } },
    ])
  },
)

describe('the draft of a session that ended', () => {
  const ada: Viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
  const draft = { productId: camera._id, form: typed }
  const openAs = (input: { draft: BookingDraft | null }) =>
    scriptedActor(bookingMachine, {
      input: { viewer: ada, productList, ...input },
      listeners: ['watchViewer'],
    })
  const formFor = ({ actor }: ReturnType<typeof openAs>, product: Product) => {
    actor.send({ type: 'booking.open', product })
    return actor.getSnapshot().context.form
  }

  it('B7: fills the form of the same product', () => {
    expect(formFor(openAs({ draft }), camera)).toEqual(typed)
  })

  it('B7: does not fill the form of another product', () => {
    expect(formFor(openAs({ draft }), radio)).toEqual(emptyBookingForm)
  })

  it('B7: is not shown to another buyer', () => {
    const opened = openAs({ draft })
    opened.emit({ type: 'viewer.changed', viewer: { ...ada, email: 'bo@loppis.test' } })
    expect(formFor(opened, camera)).toEqual(emptyBookingForm)
  })
})
