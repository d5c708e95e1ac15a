import { expect, it } from 'vitest'
import { bookingScript, camera, radio, shelf, typed } from './booking.events.ts'
import { bookingInvariants } from './booking.invariants.ts'
import { bookingMachine } from '../../machines/booking.machine.ts'
import type { Shelf } from '../../src/domain/destinations.ts'
import { describeFlow } from './flow.ts'
import { scriptedActor } from './scripted-actor.ts'

describeFlow('B2 to B8', { script: bookingScript, invariants: bookingInvariants })

it('B7: the booking that is sent is made of the product, the session and what was typed', () => {
  const { actor, calls } = scriptedActor(bookingMachine, {
    input: {
      viewer: { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' },
      shelf,
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

it.each<Shelf>([shelf, { screen: 'advertisements' }])(
  'B3: a guest who books at %o comes back to that product there',
  (place) => {
    const { actor, effects } = scriptedActor(bookingMachine, {
      input: { viewer: { kind: 'guest' }, shelf: place },
      listeners: ['watchViewer'],
    })
    actor.send({ type: 'booking.open', product: camera })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: 'Please Login first.', until: 'signedIn' } },
      {
        action: 'goTo',
        params: { screen: 'login', origin: { ...place, productId: camera._id } },
      },
    ])
  },
)

it.each<Shelf>([shelf, { screen: 'advertisements' }])(
  'B3: who books at %o before it is known that it is a guest comes back to the product pressed last',
  (place) => {
    const { actor, effects, emit } = scriptedActor(bookingMachine, {
      input: { viewer: { kind: 'unidentified' }, shelf: place },
      listeners: ['watchViewer'],
    })
    actor.send({ type: 'booking.open', product: camera })
    actor.send({ type: 'booking.open', product: radio })
    expect(effects).toEqual([])
    emit({ type: 'viewer.changed', viewer: { kind: 'guest' } })
    expect(effects).toMatchObject([
      { action: 'notify', params: { title: 'Please Login first.', until: 'signedIn' } },
      { action: 'goTo', params: { screen: 'login', origin: { ...place, productId: radio._id } } },
    ])
  },
)
