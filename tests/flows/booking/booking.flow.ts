import type { ContextFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import { bookingScript, camera, radio, typed } from './booking.script.ts'
import type { Product } from '../../../src/domain/product.ts'
import { type Action, button, labelled, type Target } from '../../screen/actions.ts'
import type { ScreenFlow, Assertion } from '../../screen/screen.ts'
import { bookingInvariants } from './booking.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const card = ({ productName }: Product): Target => ({ role: 'listitem', hasText: productName })
export const buyNow = (product: Product): Target =>
  button(`Buy now: ${product.productName}`, card(product))
export const submit = button('Book for free')
export const close = button(/^(Cancel|Back to products)$/)
export const phone = labelled('Phone number')
export const place = labelled('Meeting location')

/** Returns the actions that fill in the form of Book Now. */
export const fillBooking = (form: typeof typed): readonly Action[] => [
  { fill: phone, with: form.phoneNumber },
  { fill: place, with: form.location },
]
const submitFilled = (form: typeof typed): readonly Action[] => [
  ...fillBooking(form),
  { press: submit },
]

const form = (...says: string[]): Assertion => ({
  shows: ['Book Now', 'Phone number', 'Meeting location', ...says],
})
const CHECKING = "Checking whether you're signed in."
const cards = [camera.productName, radio.productName, 'Buy now']
const modal = ['Book Now', 'Phone number']
const noDialog: Assertion = { shows: cards, hides: [...modal, CHECKING] }

export const bookingFlow: ScreenFlow<ContextFrom<typeof bookingMachine>> = {
  name: 'booking',
  rules: 'B2 to B8',
  script: bookingScript,
  controls: [
    // After the booking, My Orders replaces this screen.
    { sends: 'booking.open', at: buyNow(camera), where: (state) => !state.matches('booked') },
    { sends: 'booking.open=radio', at: buyNow(radio), where: (state) => !state.matches('booked') },
    { sends: 'booking.submit=complete', at: submit },
    { sends: 'booking.close', at: close },
  ],
  actions: {
    'booking.change': [{ fill: place, with: ['The library', 'The town hall'] }],
    'booking.submit=complete': submitFilled(typed),
    'booking.submit=noPhone': submitFilled({ ...typed, phoneNumber: ' ' }),
  },
  assertions: {
    closed: noDialog,
    identifying: { shows: [...cards, CHECKING], hides: modal },
    'open.form.editing': form(),
    'open.form.failed': form("We couldn't confirm your booking."),
    'open.form.editing by checkPhone=invalid': form("This isn't a valid phone number."),
    'open.checking': form(),
    'open.saving': form(),
    'open.unavailable': {
      shows: [`${camera.productName} can no longer be booked.`, 'No booking was made.'],
      hides: ['Phone number'],
    },
    booked: noDialog,
  },
}

export const booking = defineFlow({
  name: 'booking',
  title: 'Book Now',
  script: bookingScript,
  invariants: bookingInvariants,
  screen: bookingFlow,
})
