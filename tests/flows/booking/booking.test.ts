import { describe, expect, it } from 'vitest'
import { camera, radio, productList, typed } from './booking.script.ts'
import {
  type BookingForm,
  bookingMachine,
  emptyBookingForm,
} from '../../../machines/booking.machine.ts'
import { message } from '../../../src/domain/message.ts'
import type { User, Viewer } from '../../../src/domain/user.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const ada: User = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role: 'buyer' }
const openFor = (viewer: Viewer = ada) =>
  scriptedActor(bookingMachine, {
    input: { viewer, productList, wantedId: null },
    listeners: ['resumeBooking', 'watchViewer', 'recallDraft'],
  })

it('B7: the booking request contains the product, the session user and the form values', async () => {
  const { actor, calls, resolve } = openFor()
  actor.send({ type: 'booking.open', product: camera })
  await resolve('identifyViewer', ada)
  actor.send({ type: 'booking.submit', form: { ...typed, location: ` ${typed.location} ` } })
  await resolve('checkPhone', true)
  expect(calls).toMatchObject([
    { port: 'identifyViewer' },
    { port: 'checkPhone', input: { phoneNumber: typed.phoneNumber } },
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

it('B3: identification is asked for the product that was pressed last', () => {
  const { actor, calls } = openFor({ kind: 'unidentified' })
  actor.send({ type: 'booking.open', product: camera })
  actor.send({ type: 'booking.open', product: radio })
  expect(calls).toMatchObject([
    { status: 'abandoned', input: { productId: camera._id, productList } },
    { status: 'pending', input: { productId: radio._id, productList } },
  ])
})

describe('the errors of Book Now', () => {
  async function openForm() {
    const { actor, calls, resolve } = openFor()
    actor.send({ type: 'booking.open', product: camera })
    await resolve('identifyViewer', ada)
    const submit = (form: BookingForm) => actor.send({ type: 'booking.submit', form })
    return {
      resolve,
      submit,
      called: () => calls.map(({ port }) => port),
      change: (form: BookingForm) => actor.send({ type: 'booking.change', form }),
      context: () => actor.getSnapshot().context,
      errors: () => actor.getSnapshot().context.errors,
    }
  }
  const missing = { location: message('meetingLocationRequired') }

  it('B6: an error leaves its field once the field is right, and the others stay', async () => {
    const { submit, change, errors, context } = await openForm()
    submit(emptyBookingForm)
    expect(errors()).toEqual({ phoneNumber: message('contactRequired'), ...missing })
    expect(context().isSubmitted).toBe(true)
    change({ ...emptyBookingForm, phoneNumber: '0' })
    expect(errors()).toEqual(missing)
    expect(context().isSubmitted).toBe(false)
    change(typed)
    expect(errors()).toEqual({})
  })

  it('B6: a change shows no error that the last submit did not show', async () => {
    const { submit, change, errors } = await openForm()
    change(emptyBookingForm)
    expect(errors()).toEqual({})
    submit({ ...typed, location: '' })
    change(emptyBookingForm)
    expect(errors()).toEqual(missing)
  })

  it('a text that is longer than the server takes is refused before anything is sent', async () => {
    const { submit, change, errors, called } = await openForm()
    submit({ phoneNumber: '1'.repeat(41), location: 'x'.repeat(201) })
    const most = (max: string) => message('textLimit', { max })
    expect(errors()).toEqual({ phoneNumber: most('40'), location: most('200') })
    change({ phoneNumber: '1'.repeat(40), location: 'x'.repeat(201) })
    expect(errors()).toEqual({ location: most('200') })
    expect(called()).toEqual(['identifyViewer'])
    submit({ phoneNumber: '1'.repeat(40), location: ` ${'x'.repeat(200)} ` })
    expect(called()).toEqual(['identifyViewer', 'checkPhone'])
  })

  it('B6: the error of a wrong phone number leaves when the number changes', async () => {
    const { submit, change, errors, resolve } = await openForm()
    submit({ ...typed, phoneNumber: '12' })
    await resolve('checkPhone', false)
    const wrong = { phoneNumber: message('phoneInvalid') }
    expect(errors()).toEqual(wrong)
    change({ phoneNumber: '12', location: 'The library' })
    expect(errors()).toEqual(wrong)
    change({ phoneNumber: '123', location: 'The library' })
    expect(errors()).toEqual({})
  })
})
