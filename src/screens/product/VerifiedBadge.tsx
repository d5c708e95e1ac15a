import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'

/** The mark of a verified seller, which explains itself. `label` names the seller or the product for screen readers. */
export function VerifiedBadge({ label }: { label: string }) {
  const { verified, verifiedMeans } = useMessages(productMessages)
  return (
    <Badge explanation={verifiedMeans} icon="check" label={label} look="bare" tone="positive">
      {verified}
    </Badge>
  )
}
