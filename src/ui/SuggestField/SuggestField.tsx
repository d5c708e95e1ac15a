import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'wouter'
import { item, list } from '../Disclosure/list.css.ts'
import { around, field, suggested } from './SuggestField.css.ts'

type SuggestFieldProps = {
  label: string
  name: string
  maxLength: number
  /** The accessible name of the list of suggestions. */
  suggestionsLabel: string
  suggestions: readonly { label: string; href: string }[]
  onType: (text: string) => void
  /** The user leaves the field and its suggestions, opens one, or presses Escape. */
  onClose: () => void
}

/** In Safari, a click on a link takes the focus from the field without giving it to the link. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const placesAround = (element: HTMLElement) => [
  ...(element.closest('form')?.querySelectorAll<HTMLElement>('input, a') ?? []),
]

/** A search field of a form, and below it what could be meant, as links that the arrow keys reach. */
export function SuggestField({
  label,
  name,
  maxLength,
  suggestionsLabel,
  suggestions,
  onType,
  onClose,
}: SuggestFieldProps) {
  const leaving = {
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!placesAround(currentTarget).some((place) => place === relatedTarget)) onClose()
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') onClose()
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (by === undefined) return
      const places = placesAround(event.currentTarget)
      places[places.indexOf(event.currentTarget) + by]?.focus()
      event.preventDefault()
    },
  }
  return (
    <div className={around}>
      <input
        {...leaving}
        aria-keyshortcuts="/"
        aria-label={label}
        autoComplete="off"
        className={field}
        enterKeyHint="search"
        maxLength={maxLength}
        name={name}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        placeholder={label}
        type="search"
      />
      {suggestions.length > 0 && (
        <ul aria-label={suggestionsLabel} className={`${list} ${suggested}`}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.href}>
              <Link
                {...leaving}
                className={item}
                href={suggestion.href}
                onClick={onClose}
                onMouseDown={keepFocus}
              >
                {suggestion.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
