import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { all, excerpt, more, summary, whileClosed, whileOpen } from './Excerpt.css.ts'

type ExcerptProps = {
  text: string
  /** What is longer than this many characters is cut, at the end of a word. */
  length?: number
}

/** The beginning of a long text, and a way to read it all where it stands: the browser's own disclosure. */
export function Excerpt({ text, length = 80 }: ExcerptProps) {
  const words = useWords(uiWords)
  if (text === '') return null
  // A text that is hardly longer is shown whole: the way to the rest would take as much room.
  if (text.length <= length * 1.25) return <div className={all}>{text}</div>
  const beginning = text.slice(0, length).replace(/\s+\S*$/, '')
  return (
    <details className={excerpt}>
      <summary className={summary}>
        <span className={whileClosed}>{beginning}… </span>
        <span className={`${more} ${whileClosed}`}>{words.readAll}</span>
        <span className={`${more} ${whileOpen}`}>{words.showLess}</span>
      </summary>
      <p className={all}>{text}</p>
    </details>
  )
}
