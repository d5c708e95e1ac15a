import { nameOfReview, provideReviewReport } from '../../actors/review-report.ts'
import type { ReviewKey } from '../../domain/review.ts'
import { reviewMessages } from '../../messages/review.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { reportOf } from '../confirmation/requests.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

/** `title`: that of the review, which the button's accessible name adds. */
export type ReviewReportProps = ReviewKey & { title: string }

/** The button that reports a review, after asking what is wrong with it. */
export function ReviewReportButton({ title, ...review }: ReviewReportProps) {
  const messages = useMessages(reviewMessages)
  const { getMachines } = usePageActors()
  const name = nameOfReview(review)
  const [state, send] = useScreenActor(getMachines(provideReviewReport), { input: { of: name } })
  const { confirmation } = state.children
  return (
    <div>
      {state.matches('filled') && (
        <Button
          label={messages.reportOf(title)}
          onClick={() => send({ type: 'item.ask', request: reportOf(name) })}
          size="small"
          variant="quiet"
        >
          {messages.report}
        </Button>
      )}
      {state.matches('empty') && (
        <Text size="small" tone="quiet">
          {messages.reported}
        </Text>
      )}
      {confirmation !== undefined && <Confirmation actor={confirmation} />}
    </div>
  )
}
