import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { all, excerpt, more, summary, whileClosed, whileOpen } from './Excerpt.css.ts'

type ExcerptProps = {
  text: string
  /** Longer texts are truncated to this many characters, at a word boundary. */
  length: number
}

/** The start of a long text, expandable in place with a native `<details>` element. */
export function Excerpt({ text, length }: ExcerptProps) {
  const messages = useMessages(uiMessages)
  if (text === '') return null
  // A slightly longer text is shown in full: the toggle would take as much room as the rest.
  if (text.length <= length * 1.25) return <div className={all}>{text}</div>
  const beginning = text.slice(0, length).replace(/\s+\S*$/, '')
  return (
    <details className={excerpt}>
      <summary className={summary}>
        <span className={whileClosed}>{beginning}… </span>
        <span className={`${more} ${whileClosed}`}>{messages.readAll}</span>
        <span className={`${more} ${whileOpen}`}>{messages.showLess}</span>
      </summary>
      <p className={all}>{text}</p>
    </details>
  )
}
