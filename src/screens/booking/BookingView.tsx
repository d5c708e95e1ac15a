import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { bookingMachine } from '../../../machines/booking.machine.ts'
import type { BookingEvent } from '../../../machines/booking.setup.ts'
import { wordsOf } from '../../domain/failure.ts'
import { messages } from '../../domain/messages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Steps } from '../../ui/Steps/Steps.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { bookingWords } from '../../words/booking.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { Reference } from '../error/Reference.tsx'
import { textOf } from '../form-values.ts'
import { settled } from './BookingView.css.ts'

type BookingViewProps = {
  state: SnapshotFrom<typeof bookingMachine>
  send: (event: BookingEvent) => void
}

const FORM = 'book-now'
const steps = [
  { key: 'book', state: 'current' },
  { key: 'pay', state: 'upcoming' },
  { key: 'meet', state: 'upcoming' },
] as const

/** The Book Now modal (rules B4 to B8). The fields are uncontrolled; the machine holds their errors. */
export function BookingView({ state, send }: BookingViewProps) {
  const { product, viewer, errors, failure, form } = state.context
  const words = useWords(bookingWords)
  const { said, money } = useTongue()
  if (!state.matches('open') || product === null || viewer.kind !== 'user') return null
  const price = money(product.askingPrice)
  const close = () => send({ type: 'booking.close' })

  if (state.matches({ open: 'unavailable' })) {
    return (
      <Dialog
        footer={
          <Button onClick={close} variant="accent">
            {words.backToProducts}
          </Button>
        }
        onDismiss={close}
        title={words.title}
      >
        <Callout role="alert" title={words.goneTitle(product.productName)} tone="held">
          {failure === null ? null : said(wordsOf(failure))} {words.nothingBooked}
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
      description={words.costsNothing(price)}
      footer={
        <>
          <Button busy={isBusy} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            busy={isBusy}
            disabledReason={viewer.role === 'buyer' ? undefined : said(messages.loginAsBuyer)}
            form={FORM}
            type="submit"
            variant="accent"
          >
            {words.submit}
          </Button>
        </>
      }
      onDismiss={close}
      size="medium"
      title={words.title}
    >
      <Stack gap="large">
        <Steps
          label={words.booking}
          steps={steps.map((step) => ({ ...step, label: words.steps[step.key] }))}
        />
        {state.matches({ open: { form: 'failed' } }) && failure !== null && (
          <Callout role="alert" title={words.unconfirmed} tone="danger">
            {said(wordsOf(failure))}
            <Reference failure={failure} />
          </Callout>
        )}
        <form id={FORM} noValidate onSubmit={submit}>
          <Stack>
            <div className={settled}>
              <TextField
                defaultValue={viewer.name}
                label={words.fullName}
                name="fullName"
                readOnly
              />
              <TextField defaultValue={viewer.email} label={words.email} name="email" readOnly />
              <TextField
                defaultValue={product.productName}
                label={words.productName}
                name="productName"
                readOnly
              />
              <TextField defaultValue={price} label={words.price} name="price" readOnly />
            </div>
            <TextField
              autoComplete="tel"
              defaultValue={form.phoneNumber}
              error={errors.phoneNumber}
              label={words.phone}
              name="phoneNumber"
              readOnly={isBusy}
              takesFocus={errors.phoneNumber !== undefined}
              type="tel"
            />
            <TextField
              defaultValue={form.location}
              error={errors.location}
              help={words.sellerIsIn(product.location)}
              label={words.meeting}
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
