import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { skip } from './SkipLink.css.ts'

/** The first tab stop: skips the navigation and moves to the main element, which has tabIndex -1. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      {useMessages(uiMessages).skip}
    </a>
  )
}
