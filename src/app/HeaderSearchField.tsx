import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'wouter'
import type { suggestionsMachine } from '../../machines/suggestions.machine.ts'
import { LONGEST_WORDS, SEARCH_PARAMS } from '../domain/search-query.ts'
import { frameMessages } from '../messages/frame.ts'
import { useMessages } from '../messages/useMessages.ts'
import { pathOf } from '../screens/paths.ts'
import { item, list } from '../ui/Disclosure/list.css.ts'
import { searchField, suggestions } from './App.css.ts'

type HeaderSearchFieldProps = {
  /** Undefined before the code of the suggestions is loaded. */
  state: ReturnType<typeof suggestionsMachine.resolveState> | undefined
  onType: (typed: string) => void
  /** The user leaves the field and its suggestions, opens one, or presses Escape. */
  onClose: () => void
}

/** In Safari, a click on a link takes the focus from the field without giving it to the link. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const placesBeside = (element: HTMLElement) => [
  ...(element.closest('form')?.querySelectorAll<HTMLElement>('input, a') ?? []),
]

/**
 * The field of the header's search, and below it what the server suggests, as links to searches, which the arrow keys
 * reach. They are all of the form that can have the focus.
 */
export function HeaderSearchField({ state, onType, onClose }: HeaderSearchFieldProps) {
  const messages = useMessages(frameMessages)
  const names = state?.context.names
  const leaving = {
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!placesBeside(currentTarget).some((place) => place === relatedTarget)) onClose()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') onClose()
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      const places = placesBeside(event.currentTarget)
      places[places.indexOf(event.currentTarget) + by]?.focus()
      event.preventDefault()
    },
  }
  return (
    <>
      <input
        {...leaving}
        aria-keyshortcuts="/"
        aria-label={messages.search}
        autoComplete="off"
        className={searchField}
        enterKeyHint="search"
        maxLength={LONGEST_WORDS}
        name={SEARCH_PARAMS.words}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        placeholder={messages.find}
        type="search"
      />
      {names?.[0] !== undefined && (
        <ul aria-label={messages.suggestions} className={`${list} ${suggestions}`}>
          {names.map((words) => (
            <li key={words}>
              <Link
                {...leaving}
                className={item}
                href={pathOf({ screen: 'search', words })}
                onClick={onClose}
                onMouseDown={keepFocus}
              >
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
