import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { skip } from './SkipLink.css.ts'

/** The first stop of the keyboard: past the navigation, to the main part, which carries tabIndex -1. */
export function SkipLink() {
  return (
    <a className={skip} href="#main">
      {useWords(uiWords).skip}
    </a>
  )
}
