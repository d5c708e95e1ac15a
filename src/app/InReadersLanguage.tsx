import { useSelector } from '@xstate/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useProvided } from '../screens/provided.ts'
import { fetchWords, isHere } from '../words/fetched.ts'
import { tongues } from '../words/tongue.ts'
import { Speaking } from '../words/useWords.ts'

/** Provides the preferred language; until its messages are loaded, the previous one stays. */
export function InReadersLanguage({ children }: { children: ReactNode }) {
  const { preferences } = useProvided()
  const preferred = useSelector(preferences, (snapshot) => snapshot.context.language)
  const [spoken, speak] = useState(() => (isHere(preferred) ? preferred : 'en'))
  useEffect(() => {
    let isStillPreferred = true
    const speakIt = () => {
      if (isStillPreferred) startTransition(() => speak(preferred))
    }
    // If loading fails, the language stays unchanged; the next page load uses the chosen one.
    fetchWords(preferred).then(speakIt, () => undefined)
    return () => {
      isStillPreferred = false
    }
  }, [preferred])
  return <Speaking value={tongues[spoken]}>{children}</Speaking>
}
