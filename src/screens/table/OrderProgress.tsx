import type { OrderProgress } from '../../domain/order-progress.ts'
import { progressMessages } from '../../messages/lists.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Text } from '../../ui/Text/Text.tsx'

type ProgressProps = {
  /** Undefined on a server without orders. */
  progress: OrderProgress | undefined
}

/** The tones of states that are not on the way to a sale. */
const tones = {
  cancelAsked: 'held',
  problem: 'held',
  partOffered: 'held',
  returnAsked: 'held',
  returning: 'held',
  returnMet: 'held',
  returnSent: 'held',
  underReview: 'held',
  canceled: 'neutral',
  refunded: 'neutral',
} as const

/** The state of a paid item in a word: Paid, unless its order has gone on or a bank has undone the sale. */
export function ProgressBadge({ progress }: ProgressProps) {
  const { labels, undone } = useMessages(progressMessages)
  const undoing = textNamed(undone, progress?.position ?? '')
  if (undoing !== undefined) return <Badge tone="neutral">{undoing}</Badge>
  const state = progress?.state ?? 'paid'
  const tone = textNamed(tones, state) ?? 'positive'
  return (
    <Badge tone={tone} {...(tone === 'positive' && { icon: 'check' })}>
      {textNamed(labels, state) ?? labels.paid}
    </Badge>
  )
}

/** The next step of the order and until when, or the position of the money. */
export function ProgressStep({
  progress,
  viewer,
}: {
  progress: OrderProgress
  viewer: 'buyer' | 'seller'
}) {
  const { steps, positions, refunded } = useMessages(progressMessages)
  const { date, formatMoney } = useLocale()
  const { deadline } = progress
  const step = textNamed(steps, progress.state)?.[viewer]
  const words = textNamed(positions, progress.position)?.[viewer] ?? [
    progress.refunded > 0 && refunded[viewer](formatMoney(progress.refunded)),
    deadline !== null && step?.(date(new Date(deadline.at), { day: 'numeric', month: 'long' })),
  ]
  const sentences = [words].flat().filter((one) => typeof one === 'string')
  return sentences.length === 0 ? null : (
    <Text size="small" weight="medium">
      {sentences.join(' ')}
    </Text>
  )
}
