import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Badge } from './Badge.tsx'

/** Marks a seller whom Loppis has verified, with a tooltip that explains the mark. */
export function VerifiedMark() {
  const { verified, verifiedMeans } = useMessages(uiMessages)
  return (
    <Badge explanation={verifiedMeans} icon="seal" look="bare" tone="positive">
      {verified}
    </Badge>
  )
}
