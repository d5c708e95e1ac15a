import { Callout } from '../../ui/Callout/Callout.tsx'
import { errorMessages } from '../../messages/error.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Takes the place of an item that cannot be decoded (rule C4). */
export function UnreadableItem() {
  return <Callout title={useMessages(errorMessages).unreadableItem} tone="neutral" />
}
