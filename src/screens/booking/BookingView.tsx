import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { BookingEvent } from '../../../machines/booking.setup.ts'
import { wordsOf } from '../../domain/failure.ts'
import { messages } from '../../domain/messages.ts'
import { formatMoney } from '../../domain/money.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { Reference } from '../error/Reference.tsx'
import { textOf } from '../form-values.ts'
import { settled } from './BookingView.css.ts'

type BookingViewProps = {
  state: SnapshotFrom<typeof bookingMachine>
  send: (event: BookingEvent) => void
}

const FORM = 'book-now'
const steps = [
  { key: 'book', label: 'Book', state: 'current' },
  { key: 'pay', label: 'Pay', state: 'upcoming' },
  { key: 'meet', label: 'Meet the seller', state: 'upcoming' },
] as const

/** The Book Now modal (rules B4 to B8). The form keeps what is typed; the machine keeps what is wrong with it. */
export function BookingView({ state, send }: BookingViewProps) {
  const { product, viewer, errors, failure, form } = state.context
  if (!state.matches('open') || product === null || viewer.kind === 'guest') return null
  const price = formatMoney(product.askingPrice)
  const close = () => send({ type: 'booking.close' })

  if (state.matches({ open: 'unavailable' })) {
    return (
      <Dialog
        footer={
          <Button onClick={close} variant="accent">
            Back to the products
          </Button>
        }
        onDismiss={close}
        title="Book Now"
      >
        <Callout
          role="alert"
          title={`${product.productName} cannot be booked any more.`}
          tone="held"
        >
          {failure === null ? null : wordsOf(failure)} Nothing was booked.
        </Callout>
      </Dialog>
    )
  }

  const isBusy = state.hasTag('busy')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    send({
      type: 'booking.submit',
      form: { phoneNumber: textOf(values, 'phoneNumber'), location: textOf(values, 'location') },
    })
  }
  return (
    <Dialog
      busy={isBusy}
      description={`Booking costs nothing. You pay ${price} in the next step.`}
      footer={
        <>
          <Button busy={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button
            busy={isBusy}
            disabledReason={viewer.role === 'buyer' ? undefined : messages.loginAsBuyer}
            form={FORM}
            type="submit"
            variant="accent"
          >
            Submit
          </Button>
        </>
      }
      onDismiss={close}
      size="medium"
      title="Book Now"
    >
      <Stack gap="large">
        <Steps label="Booking" steps={steps} />
        {state.matches({ open: { form: 'failed' } }) && failure !== null && (
          <Callout role="alert" title="Your booking was not saved." tone="danger">
            {wordsOf(failure)}
            <Reference failure={failure} />
          </Callout>
        )}
        <form id={FORM} noValidate onSubmit={submit}>
          <Stack>
            <div className={settled}>
              <TextField defaultValue={viewer.name} label="Full name" name="fullName" readOnly />
              <TextField defaultValue={viewer.email} label="Email" name="email" readOnly />
              <TextField
                defaultValue={product.productName}
                label="Product name"
                name="productName"
                readOnly
              />
              <TextField defaultValue={price} label="Price" name="price" readOnly />
            </div>
            <TextField
              autoComplete="tel"
              defaultValue={form.phoneNumber}
              error={errors.phoneNumber}
              label="Phone number"
              name="phoneNumber"
              readOnly={isBusy}
              takesFocus={errors.phoneNumber !== undefined}
              type="tel"
            />
            <TextField
              defaultValue={form.location}
              error={errors.location}
              help={`The seller is in ${product.location}.`}
              label="Meeting location"
              name="location"
              readOnly={isBusy}
              takesFocus={errors.phoneNumber === undefined && errors.location !== undefined}
            />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}
