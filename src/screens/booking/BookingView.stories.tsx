import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import { type BookingContext, bookingMachine } from '../../../machines/booking.machine.ts'
import { camera, noBooking, seller, snapshotArg } from '../story-fixtures.ts'
import { BookingView } from './BookingView.tsx'

const meta: Meta<typeof BookingView> = {
  title: 'Screens/Booking',
  component: BookingView,
  args: { send: () => undefined, bookedIds: new Set() },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'booking' },
}
export default meta

const open: BookingContext = { ...noBooking, product: camera }
const filled: BookingContext = {
  ...open,
  form: { phoneNumber: '+1 555 0100', location: 'The library steps, Saturday at ten' },
}

function at(value: StateValueFrom<typeof bookingMachine>, context: BookingContext): Story {
  return { args: { state: bookingMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof BookingView>

export const Closed = at('closed', noBooking)
export const OpenFormEditing = at({ open: { form: 'editing' } }, open)
export const AlreadyBooked: Story = {
  args: { ...OpenFormEditing.args, bookedIds: new Set([camera._id]) },
}
export const EditingWithErrors = at(
  { open: { form: 'editing' } },
  {
    ...open,
    errors: {
      phoneNumber: message('contactRequired'),
      location: message('meetingLocationRequired'),
    },
  },
)
export const EditingAsSeller = at({ open: { form: 'editing' } }, { ...open, viewer: seller })
export const OpenFormFailed = at(
  { open: { form: 'failed' } },
  { ...filled, failure: { kind: 'noAnswer' } },
)
export const OpenChecking = at({ open: 'checking' }, filled)
export const EditingWithWrongPhone = at(
  { open: { form: 'editing' } },
  {
    ...filled,
    form: { ...filled.form, phoneNumber: '12 34' },
    errors: { phoneNumber: message('phoneInvalid') },
  },
)
export const OpenSaving = at({ open: 'saving' }, filled)
export const OpenUnavailable = at(
  { open: 'unavailable' },
  {
    ...filled,
    failure: {
      kind: 'conflict',
      code: 'item-unavailable',
      message: 'Sold to someone else.',
    },
  },
)
export const Booked = at('booked', filled)
