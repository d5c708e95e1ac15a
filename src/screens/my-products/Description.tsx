import {
  beginning,
  description,
  more,
  summary,
  whenClosed,
  whenOpen,
} from './MyProductsView.css.ts'

/** About three lines: what is no longer than this is shown as it is. */
const SHORT = 100

/** A description of up to 500 characters that leaves its row as low as the others until it is asked for. */
export function Description({ text }: { text: string }) {
  if (text.length <= SHORT) return <p className={description}>{text}</p>
  return (
    <details className={description}>
      <summary className={summary}>
        <span className={beginning}>{text} </span>
        <span className={`${more} ${whenClosed}`}>More</span>
        <span className={`${more} ${whenOpen}`}>Less</span>
      </summary>
    </details>
  )
}
