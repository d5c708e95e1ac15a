import { Badge } from './Badge.tsx'

type VerifiedMarkProps = {
  explanation?: string
}

/** The mark of a seller whom Loppis has checked; it says what it means. */
export function VerifiedMark({
  explanation = 'Loppis has checked who this seller is.',
}: VerifiedMarkProps) {
  return (
    <Badge explanation={explanation} icon="seal" look="bare" tone="positive">
      Verified
    </Badge>
  )
}
