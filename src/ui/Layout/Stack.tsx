import type { ReactNode } from 'react'
import type { Space } from '../theme/scales.ts'
import { alignOf, gapOf, stack } from './Layout.css.ts'

type StackProps = {
  children: ReactNode
  gap?: Space
  align?: 'start' | 'stretch'
  as?: 'div' | 'section' | 'article' | 'aside'
  /** The accessible name, where `as` makes it a landmark. */
  label?: string
}

/** Lays children out in a column with a spacing token between them. */
export function Stack({
  children,
  gap = 'medium',
  align = 'stretch',
  as: Tag = 'div',
  label,
}: StackProps) {
  return (
    <Tag aria-label={label} className={`${stack} ${gapOf[gap]} ${alignOf[align]}`}>
      {children}
    </Tag>
  )
}
