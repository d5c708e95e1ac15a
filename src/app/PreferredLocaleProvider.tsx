import { useSelector } from '@xstate/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { usePageActors } from '../screens/page-actors.ts'
import { loadMessages, isLoaded } from '../messages/loadMessages.ts'
import { locales } from '../messages/locale.ts'
import { LocaleProvider } from '../messages/useMessages.ts'

/** Provides the preferred language; until its messages are loaded, the previous one stays. */
export function PreferredLocaleProvider({ children }: { children: ReactNode }) {
  const { preferences } = usePageActors()
  const preferred = useSelector(preferences, (snapshot) => snapshot.context.language)
  const [spoken, speak] = useState(() => (isLoaded(preferred) ? preferred : 'en'))
  useEffect(() => {
    let isStillPreferred = true
    const speakIt = () => {
      if (isStillPreferred) startTransition(() => speak(preferred))
    }
    // If loading fails, the language stays unchanged; the next page load uses the chosen one.
    loadMessages(preferred).then(speakIt, () => undefined)
    return () => {
      isStillPreferred = false
    }
  }, [preferred])
  return <LocaleProvider value={locales[spoken]}>{children}</LocaleProvider>
}
