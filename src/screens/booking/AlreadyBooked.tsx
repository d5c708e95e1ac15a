import { bookingMessages } from '../../messages/booking.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { pathOf } from '../paths.ts'

type AlreadyBookedProps = { productName: string; onClose: () => void }

/** Book Now for a product that the viewer has booked: no form, but the way to the booking. */
export function AlreadyBooked({ productName, onClose }: AlreadyBookedProps) {
  const messages = useMessages(bookingMessages)
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>{messages.backToProducts}</Button>
          <ButtonLink href={pathOf({ screen: 'myOrders' })} variant="accent">
            {messages.seeBooking}
          </ButtonLink>
        </>
      }
      onDismiss={onClose}
      title={messages.title}
    >
      <Callout role="status" title={messages.alreadyBooked(productName)} tone="held">
        {messages.noNeed}
      </Callout>
    </Dialog>
  )
}
