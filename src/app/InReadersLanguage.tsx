import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useProvided } from '../screens/provided.ts'
import { tongues } from '../words/tongue.ts'
import { Speaking } from '../words/useWords.ts'

/** Speaks in the language that the reader prefers. */
export function InReadersLanguage({ children }: { children: ReactNode }) {
  const { preferences } = useProvided()
  const language = useSelector(preferences, (snapshot) => snapshot.context.language)
  return <Speaking value={tongues[language]}>{children}</Speaking>
}
