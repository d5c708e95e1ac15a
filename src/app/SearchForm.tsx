import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { LONGEST_WORDS, SEARCH_PARAMS } from '../domain/search-question.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pathOf } from '../screens/paths.ts'
import { search, searchField } from './App.css.ts'

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null

/** The search of every page: a form that works without JavaScript. The key / moves the focus to its field. */
export function SearchForm() {
  const { search: label } = useMessages(frameMessages)
  const [, navigate] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isEditable(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return (
    <form
      action={pathOf({ screen: 'search' })}
      className={search}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(pathOf({ screen: 'search', words: field.current?.value.trim() ?? '' }))
      }}
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
        ref={field}
        type="search"
      />
    </form>
  )
}
