import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect } from 'react'
import { useLocation } from 'wouter'
import { SEARCH_PARAMS } from '../domain/search-params.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { search } from './App.css.ts'
import { HeaderSearchField } from './HeaderSearchField.tsx'

const NO_NAMES: readonly string[] = []

/**
 * The search of every page. It opens the search's screen within the app; before hydration and without JavaScript, the form
 * loads the screen's page. The key / moves the focus to its field.
 */
export function SearchForm() {
  const { suggestions } = usePageActors()
  const names = useSelector(suggestions, (snapshot) => snapshot?.context.names ?? NO_NAMES)
  const [, navigate] = useLocation()
  const close = () => {
    // Nothing is open before the code of the suggestions is loaded.
    if (suggestions.getSnapshot() !== undefined) suggestions.send({ type: 'suggestions.close' })
  }
  const openSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMS.words)
    const words = typeof typed === 'string' ? typed.trim() : ''
    close()
    navigate(pathOf({ screen: 'search', ...(words !== '' && { words }) }))
  }
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isElsewhere = document.activeElement?.closest('input, textarea, select, [role=dialog]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isElsewhere) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[type=search]')?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return (
    <form
      action={pathOf({ screen: 'search' })}
      className={search}
      onSubmit={openSearch}
      role="search"
    >
      <HeaderSearchField
        names={names}
        onClose={close}
        onType={(typed) => suggestions.send({ type: 'suggestions.type', typed })}
      />
    </form>
  )
}
