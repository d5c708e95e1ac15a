import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { skip } from './SkipLink.css.ts'

/** The first tab stop: skips the navigation and moves to the main element, which has tabIndex -1. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      {useWords(uiWords).skip}
    </a>
  )
}
