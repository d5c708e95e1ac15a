import { Drawing } from './Drawing.tsx'
import { solid, wash } from './Drawing.css.ts'

/** The outline of the letter p, from the foot of its stem. */
const p =
  'V10h4.2v2.2h.7q.6-1.1 1.8-1.8 1.1-.7 3-.7 2.3 0 3.8 1.1t2.3 3.2.7 4.5q0 2.6-.8 4.6-.7 2-2.2 3.1t-3.8 1.1q-1.7 0-2.7-.6t-1.7-1.6h-.7v7.6Zm8.4-8.6q1.5 0 2.4-1.4t.9-4.2-.9-4.2-2.4-1.4q-1.7 0-2.8 1.5t-1 4.1 1 4.1q1.1 1.5 2.8 1.5'

/** The letters as outlines of Familjen Grotesk Bold at 34 units, so that the logo does not wait for the font. */
const letters = [
  'M2.2 27V4.9h4.7v18.4h9.2V27Z',
  'm23.8.4q-4.3 0-6.4-2.4-2-2.4-2-6.5t2-6.5q2.1-2.4 6.4-2.4 4.2 0 6.3 2.4t2 6.5-2 6.5q-2.1 2.4-6.3 2.4m0-3q1.8 0 2.7-1.5t.9-4.4-.9-4.4-2.7-1.5q-1.9 0-2.8 1.5t-.9 4.4.9 4.4 2.8 1.5',
  `m11 8.3${p}`,
  `m10.7 8.6${p}`,
  'M75.3 27V10h4.6v17Zm2.3-19q-1.2 0-1.8-.6t-.7-1.6q0-1.1.7-1.7t1.8-.6q1.2 0 1.8.6t.7 1.7q0 1-.7 1.6t-1.8.6',
  'M90 27.4q-2.8 0-4.5-.9T83 24.3t-.8-2.7h4.3q.2.7.6 1.3.5.6 1.3 1 .7.3 1.9.3 1.3 0 1.9-.5t.6-1.2-.5-1.1q-.6-.5-1.8-.9l-2.1-.7q-1.5-.5-2.7-1.1t-2-1.6-.8-2.5q0-2.2 1.8-3.6 1.7-1.4 4.9-1.4 2.3 0 3.7.7t2.2 1.9.9 2.6h-4.2q-.2-1.1-.9-1.6t-1.9-.6-1.7.5q-.5.4-.5 1.1t.6 1.2 1.8.9l2 .7q1.5.4 2.7 1t2 1.6.8 2.6q0 2.3-1.8 3.8-1.8 1.4-5.3 1.4',
].join('')

/** The logo: a price tag and the name. */
export function Wordmark() {
  return (
    <Drawing height={36} width={130}>
      <path
        className={wash.sand}
        d="M6.5 15.5l9.5-8.5 9.5 8.5v17.5H6.5Z"
        transform="rotate(-9 13.5 18)"
      />
      <path d="M4 13l9.5-8.5L23 13v17.5H4Z" transform="rotate(-9 13.5 18)" />
      <circle cx="12.7" cy="12.3" r="2.2" />
      <path className={solid} d={letters} transform="translate(31 0.5)" />
    </Drawing>
  )
}
