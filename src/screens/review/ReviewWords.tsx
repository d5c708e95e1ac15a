import type { ReactNode } from 'react'
import type { ReviewKey } from '../../domain/review.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { reviewMessages } from '../../messages/review.ts'
import { sellerNumberMessages } from '../../messages/seller-numbers.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Stars } from '../../ui/Stars/Stars.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/** Returns the button that reports a review. `title`: that of the review. */
export type ReportOf = (review: ReviewKey & { title: string }) => ReactNode

type ReviewWordsProps = {
  title: string
  /** The name of the one who may have answered. */
  answeredBy: string
  review: {
    stars: number
    choices: readonly string[]
    words: string
    answer: { words: string } | null
    isHidden?: boolean
  }
  /** The button that reports it. */
  report?: ReactNode
}

/** A review: its stars, what went well, the words, and the answer. */
export function ReviewWords({ title, answeredBy, review, report }: ReviewWordsProps) {
  const { stars, choices, words, answer, isHidden = false } = review
  const messages = useMessages(reviewMessages)
  const { outOf } = useMessages(sellerNumberMessages)
  return (
    <Stack as="article" gap="tiny" label={title}>
      <Heading level={3} size="subtitle">
        {title}
      </Heading>
      <Stars count={stars} label={outOf(String(stars))} />
      {isHidden && <Text tone="quiet">{messages.hidden}</Text>}
      {choices.length > 0 && (
        <Cluster gap="tiny">
          {choices.map((choice) => {
            const text = textNamed(messages.choices, choice)
            return text === undefined ? null : <Badge key={choice}>{text}</Badge>
          })}
        </Cluster>
      )}
      {words !== '' && <Text lines>{words}</Text>}
      {answer !== null && (
        <Stack gap="none">
          <Text size="small" tone="quiet">
            {messages.answered(answeredBy === '' ? messages.formerUser : answeredBy)}
          </Text>
          <Text lines>{answer.words}</Text>
        </Stack>
      )}
      {report}
    </Stack>
  )
}
