import type { FormEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import {
  isStillOffered,
  type OrderEvent,
  type orderMachine,
} from '../../../machines/order.machine.ts'
import { pictureSetOf } from '../../actors/pictures.ts'
import { orderFormFields } from '../../domain/order-act.ts'
import { orderMessages } from '../../messages/order.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import type { BoundPictures } from '../pictures/PicturesField.tsx'
import { formTexts } from '../form-values.ts'
import { OrderActFields } from './OrderActFields.tsx'
import { OrderActProblem, OrderMovedOn } from './OrderActProblem.tsx'

type OrderDialogProps = {
  state: SnapshotFrom<typeof orderMachine>
  send: (event: OrderEvent) => void
  pictures: BoundPictures
}

const FORM = 'order-form'

/** The dialog of an event: its effect, its fields, and the reason why the order did not take it. */
export function OrderDialog({ state, send, pictures }: OrderDialogProps) {
  const { act, order, failure } = state.context
  const messages = useMessages(orderMessages)
  const isOpen =
    state.matches({ shown: 'acting' }) ||
    state.matches({ shown: 'sending' }) ||
    state.matches({ shown: 'rereading' })
  const words = act === null ? undefined : textNamed(messages.acts, act.event)
  if (!isOpen || act === null || order === null || words === undefined) return null
  const isBusy = state.hasTag('busy')
  const isRefused = state.matches({ shown: { acting: 'refused' } })
  const isOffered = isStillOffered(state.context)
  const close = () => send({ type: 'order.close' })
  const formIn = (element: HTMLFormElement) => ({
    ...formTexts(element, orderFormFields),
    pictures: pictureSetOf(pictures.state),
  })
  return (
    <Dialog
      busy={isBusy}
      description={words.says}
      footer={
        <>
          <Button onClick={close} resting={isBusy}>
            {isOffered ? messages.cancel : messages.close}
          </Button>
          {isOffered && (
            <Button busy={isBusy} form={FORM} type="submit" variant="accent">
              {words.button}
            </Button>
          )}
        </>
      }
      onDismiss={close}
      title={words.button}
    >
      <Stack gap="large">
        {(isRefused || (!isOffered && !isBusy)) && <OrderMovedOn order={order} />}
        {!isRefused && <OrderActProblem failure={failure} />}
        <form
          id={FORM}
          noValidate
          onChange={({ currentTarget }) => {
            send({ type: 'order.change', form: formIn(currentTarget) })
          }}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault()
            pictures.send({ type: 'pictures.submitted' })
            send({ type: 'order.submit', form: formIn(event.currentTarget) })
          }}
        >
          <OrderActFields act={act} isBusy={isBusy} pictures={pictures} state={state} />
        </form>
      </Stack>
    </Dialog>
  )
}
