import type { ReactNode } from 'react'
import { gridOf } from './Layout.css.ts'

type GridProps = {
  children: ReactNode
  /** cards: 2, 3, 4 per row; tiles: as many per row as fit from a tablet up; halves: two columns on a desktop. */
  of?: 'cards' | 'tiles' | 'halves'
  as?: 'div' | 'ul'
  label?: string
}

export function Grid({ children, of = 'cards', as: Tag = 'div', label }: GridProps) {
  return (
    <Tag aria-label={label} className={gridOf[of]}>
      {children}
    </Tag>
  )
}
