import { type Conversation, offeredEvent, otherSide } from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'

/** The reason why nobody can write, and the state of a report. */
export function ConversationStanding({ conversation }: { conversation: Conversation }) {
  const { state, role, report } = conversation
  const messages = useMessages(conversationMessages)
  const { formatCount } = useLocale()
  const { name } = otherSide(conversation)
  // An order that is not over lets them write all the same.
  const isInOrder = offeredEvent(conversation, 'write') !== null
  const byYou = isInOrder ? messages.blockedInOrder : messages.blockedByYou
  const byOther = isInOrder ? messages.onlyInOrder : messages.blockedByOther
  const sentence = {
    closed: messages.closed,
    blockedByBuyer: role === 'buyer' ? byYou(name) : byOther(name),
    blockedBySeller: role === 'seller' ? byYou(name) : byOther(name),
    blockedByBoth: byYou(name),
  }[state]
  return (
    <>
      {sentence !== undefined && <Callout role="status" title={sentence} tone="neutral" />}
      {report !== null && role === 'admin' && report.isOpen && (
        <Callout title={messages.reportFor(formatCount(report.number))} tone="held">
          {report.reason}
        </Callout>
      )}
      {report !== null && role !== 'admin' && (
        <Callout
          role="status"
          title={report.isOpen ? messages.reported : messages.reportDone}
          tone="neutral"
        />
      )}
    </>
  )
}
