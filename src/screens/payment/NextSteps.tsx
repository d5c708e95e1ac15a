import type { PayableBooking } from '../../domain/payment.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { paymentMessages } from '../../messages/payment.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { MeetingFacts } from '../meeting/MeetingFacts.tsx'
import { nextSteps } from './PaymentView.css.ts'

/** The buyer's steps after the payment, with the seller's phone number and the meeting place where they are known. */
export function NextSteps({ booking }: { booking: PayableBooking | null }) {
  const { next } = useMessages(paymentMessages)
  const { sellerContact, meeting, protection } = booking ?? {}
  const isKnown = sellerContact !== undefined && meeting !== undefined
  return (
    <Stack as="section" gap="small" label={next.title}>
      <Heading level={2}>{next.title}</Heading>
      <ol className={nextSteps}>
        <li>{isKnown ? next.call : next.callFromOrders}</li>
        <li>{meeting === undefined ? next.meet : next.meetAt(meeting.location)}</li>
        <li>{protection === undefined ? next.takeHome : next.confirm}</li>
      </ol>
      {protection !== undefined && (
        <Text size="small" tone="quiet">
          {next.sellerPaid(protection.returnDays)}
        </Text>
      )}
      {isKnown && <MeetingFacts isOwn look="rows" meeting={meeting} sellerPhone={sellerContact} />}
    </Stack>
  )
}
