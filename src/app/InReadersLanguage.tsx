import { useSelector } from '@xstate/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useProvided } from '../screens/provided.ts'
import { fetchWords, isHere } from '../words/fetched.ts'
import { tongues } from '../words/tongue.ts'
import { Speaking } from '../words/useWords.ts'

/** Speaks in the language that the reader prefers, and until its words are here as before. */
export function InReadersLanguage({ children }: { children: ReactNode }) {
  const { preferences } = useProvided()
  const preferred = useSelector(preferences, (snapshot) => snapshot.context.language)
  const [spoken, speak] = useState(() => (isHere(preferred) ? preferred : 'en'))
  useEffect(() => {
    let isStillPreferred = true
    const speakIt = () => {
      if (isStillPreferred) startTransition(() => speak(preferred))
    }
    // Without a line it goes on as it is; the next page speaks as it was chosen.
    fetchWords(preferred).then(speakIt, () => undefined)
    return () => {
      isStillPreferred = false
    }
  }, [preferred])
  return <Speaking value={tongues[spoken]}>{children}</Speaking>
}
