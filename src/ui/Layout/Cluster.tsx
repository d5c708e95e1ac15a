import type { ReactNode } from 'react'
import type { Space } from '../theme/scales.ts'
import { alignOf, cluster, gapOf, justifyOf } from './Layout.css.ts'

type ClusterProps = {
  children: ReactNode
  gap?: Space
  align?: 'center' | 'baseline'
  justify?: 'start' | 'center' | 'space-between'
}

/** Lays children out in a row that wraps. */
export function Cluster({
  children,
  gap = 'small',
  align = 'center',
  justify = 'start',
}: ClusterProps) {
  const placed = `${gapOf[gap]} ${alignOf[align]} ${justifyOf[justify]}`
  return <div className={`${cluster} ${placed}`}>{children}</div>
}
