import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Badge } from './Badge.tsx'

/** Marks a seller whom Loppis has verified, with a tooltip that explains the mark. */
export function VerifiedMark() {
  const { verified, verifiedMeans } = useWords(uiWords)
  return (
    <Badge explanation={verifiedMeans} icon="seal" look="bare" tone="positive">
      {verified}
    </Badge>
  )
}
