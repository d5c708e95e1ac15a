import { row, star } from './Stars.css.ts'

export const starPath = 'M10 2.6l2.3 4.7 5.2.7-3.8 3.6.9 5.1-4.6-2.4-4.6 2.4.9-5.1L2.5 8l5.2-.7Z'

/** A number of stars out of five. `label` says it in words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span aria-label={label} className={row} role="img">
      {[1, 2, 3, 4, 5].map((number) => (
        <svg
          aria-hidden="true"
          className={number <= Math.round(count) ? star.full : star.empty}
          key={number}
          viewBox="0 0 20 20"
        >
          <path d={starPath} />
        </svg>
      ))}
    </span>
  )
}
