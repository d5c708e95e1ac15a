import type { ReactNode } from 'react'
import { inOwnDirection } from '../Text/in-own-direction.tsx'
import { listOf, pairOf, term, value as valueStyle } from './Definition.css.ts'

type DefinitionProps = {
  items: readonly { label: string; value: ReactNode }[]
  /**
   * line: muted text in one row on a card; rows: one item per row, separated by rules; fine: small lines in a table.
   * compact: fine below a desktop, else rows.
   */
  look?: 'line' | 'rows' | 'fine' | 'compact'
}

/** A description list: condition, year, place. */
export function Definition({ items, look = 'rows' }: DefinitionProps) {
  return (
    <dl className={listOf[look]}>
      {items.map(({ label, value }) => (
        <div className={pairOf[look]} key={label}>
          <dt className={term}>{label}</dt>
          <dd className={valueStyle}>{inOwnDirection(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
