import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import type { BookingEvent, bookingMachine } from '../../../machines/booking.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { bookingMessages } from '../../messages/booking.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from '../error/Reference.tsx'
import { formTexts } from '../form-values.ts'
import { AlreadyBooked } from './AlreadyBooked.tsx'
import { settled } from './BookingView.css.ts'

type BookingViewProps = {
  state: SnapshotFrom<typeof bookingMachine>
  send: (event: BookingEvent) => void
  /** The products that the viewer has booked. */
  bookedIds: ReadonlySet<string>
}

const FORM = 'book-now'
const steps = [
  { key: 'book', state: 'current' },
  { key: 'pay', state: 'upcoming' },
  { key: 'meet', state: 'upcoming' },
] as const

/** The Book Now modal (rules B4 to B8). The fields are uncontrolled and mount again for a draft; the machine holds their errors. */
export function BookingView({ state, send, bookedIds }: BookingViewProps) {
  const { product, viewer, errors, isSubmitted, failure, form, isRecalled } = state.context
  const messages = useMessages(bookingMessages)
  const { t, formatMoney } = useLocale()
  if (!state.matches('open') || product === null || viewer.kind !== 'user') return null
  const price = formatMoney(product.askingPrice)
  const close = () => send({ type: 'booking.close' })

  if (state.matches({ open: 'unavailable' })) {
    return (
      <Dialog
        footer={
          <Button onClick={close} variant="accent">
            {messages.backToProducts}
          </Button>
        }
        onDismiss={close}
        title={messages.title}
      >
        <Callout role="alert" title={messages.goneTitle(product.productName)} tone="held">
          {failure === null ? null : t(failureMessage(failure))} {messages.nothingBooked}
        </Callout>
      </Dialog>
    )
  }

  if (state.matches({ open: 'form' }) && bookedIds.has(product._id)) {
    return <AlreadyBooked onClose={close} productName={product.productName} />
  }

  const isBusy = state.hasTag('busy')
  const formIn = (element: HTMLFormElement) => formTexts(element, ['phoneNumber', 'location'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'booking.submit', form: formIn(event.currentTarget) })
  }
  return (
    <Dialog
      busy={isBusy}
      description={messages.costsNothing(price)}
      footer={
        <>
          <Button onClick={close} resting={isBusy}>
            {messages.cancel}
          </Button>
          <Button
            busy={isBusy}
            disabledReason={viewer.role === 'buyer' ? undefined : t(message('loginAsBuyer'))}
            form={FORM}
            type="submit"
            variant="accent"
          >
            {messages.submit}
          </Button>
        </>
      }
      onDismiss={close}
      size="medium"
      title={messages.title}
    >
      <Stack gap="large">
        <Steps
          label={messages.booking}
          steps={steps.map((step) => ({ ...step, label: messages.steps[step.key] }))}
        />
        {state.matches({ open: { form: 'failed' } }) && failure !== null && (
          <Callout role="alert" title={messages.unconfirmed} tone="danger">
            {t(failureMessage(failure))}
            <Reference failure={failure} />
          </Callout>
        )}
        <form
          id={FORM}
          noValidate
          onChange={({ currentTarget }) => {
            send({ type: 'booking.change', form: formIn(currentTarget) })
          }}
          onSubmit={submit}
        >
          <Stack key={isRecalled ? 'recalled' : 'empty'}>
            <div className={settled}>
              <TextField
                defaultValue={viewer.name}
                label={messages.fullName}
                name="fullName"
                readOnly
              />
              <TextField defaultValue={viewer.email} label={messages.email} name="email" readOnly />
              <TextField
                defaultValue={product.productName}
                label={messages.productName}
                name="productName"
                readOnly
              />
              <TextField defaultValue={price} label={messages.price} name="price" readOnly />
            </div>
            <TextField
              autoComplete="tel"
              defaultValue={form.phoneNumber}
              error={t(errors.phoneNumber)}
              label={messages.phone}
              name="phoneNumber"
              readOnly={isBusy}
              takesFocus={isSubmitted && errors.phoneNumber !== undefined}
              type="tel"
            />
            <TextField
              defaultValue={form.location}
              error={t(errors.location)}
              help={messages.sellerIsIn(product.location)}
              label={messages.meeting}
              name="location"
              readOnly={isBusy}
              takesFocus={
                isSubmitted && errors.phoneNumber === undefined && errors.location !== undefined
              }
            />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  )
}
