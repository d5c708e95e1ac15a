import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Badge } from './Badge.tsx'

/** The mark of a seller whom Loppis has checked; it says what it means. */
export function VerifiedMark() {
  const { verified, verifiedMeans } = useWords(uiWords)
  return (
    <Badge explanation={verifiedMeans} icon="seal" look="bare" tone="positive">
      {verified}
    </Badge>
  )
}
