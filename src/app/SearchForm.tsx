import { type FormEvent, useEffect } from 'react'
import { useLocation } from 'wouter'
import { LONGEST_WORDS, SEARCH_PARAMS } from '../domain/search-params.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pathOf } from '../screens/paths.ts'
import { search, searchField } from './App.css.ts'

/**
 * The search of every page. It opens the search's screen within the app; before hydration and without JavaScript, the form
 * loads the screen's page. The key / moves the focus to its field.
 */
export function SearchForm() {
  const { search: label } = useMessages(frameMessages)
  const [, navigate] = useLocation()
  const openSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMS.words)
    const words = typeof typed === 'string' ? typed.trim() : ''
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
      <input
        aria-keyshortcuts="/"
        aria-label={label}
        className={searchField}
        enterKeyHint="search"
        maxLength={LONGEST_WORDS}
        name={SEARCH_PARAMS.words}
        placeholder={label}
        type="search"
      />
    </form>
  )
}
