import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { SEARCH_PARAMS } from '../domain/search-query.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { pathOf } from '../screens/paths.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Icon } from '../ui/Icon/Icon.tsx'
import { search, searchButton } from './App.css.ts'
import { HeaderSearchField } from './HeaderSearchField.tsx'

/**
 * The search of every page. It opens the search's screen within the app; before hydration and without JavaScript, the form
 * loads the screen's page.
 */
export function SearchForm() {
  const { suggestions } = usePageActors()
  const messages = useMessages(frameMessages)
  const state = useSelector(suggestions, (snapshot) => snapshot)
  const [, navigate] = useLocation()
  const close = () => {
    // Nothing is open before the code of the suggestions is loaded.
    if (state !== undefined) suggestions.send({ type: 'suggestions.close' })
  }
  const openSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMS.words)
    const words = typeof typed === 'string' ? typed.trim() : ''
    close()
    navigate(pathOf({ screen: 'search', ...(words !== '' && { words }) }))
  }
  return (
    <form
      action={pathOf({ screen: 'search' })}
      aria-label={messages.search}
      className={search}
      onSubmit={openSearch}
      role="search"
    >
      <HeaderSearchField
        state={state}
        onClose={close}
        onType={(typed) => suggestions.send({ type: 'suggestions.type', typed })}
      />
      <button aria-label={messages.find} className={searchButton} type="submit">
        <Icon name="lens" />
      </button>
    </form>
  )
}
