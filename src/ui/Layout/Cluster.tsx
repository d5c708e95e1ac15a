import type { ReactNode } from 'react'
import type { Space } from '../theme/scales.ts'
import { alignOf, cluster, gapOf, justifyOf } from './Layout.css.ts'

type ClusterProps = {
  children: ReactNode
  gap?: Space
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'start' | 'center' | 'end' | 'space-between'
  as?: 'div' | 'ul' | 'ol' | 'li' | 'p' | 'header' | 'footer' | 'nav'
  label?: string
}

/** Lays children out in a row that wraps. */
export function Cluster({
  children,
  gap = 'small',
  align = 'center',
  justify = 'start',
  as: Tag = 'div',
  label,
}: ClusterProps) {
  const placed = `${gapOf[gap]} ${alignOf[align]} ${justifyOf[justify]}`
  return (
    <Tag aria-label={label} className={`${cluster} ${placed}`}>
      {children}
    </Tag>
  )
}
