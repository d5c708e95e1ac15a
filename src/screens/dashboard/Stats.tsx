import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { number } from './DashboardView.css.ts'

/** The bindings of a list whose items are counted. */
export type Counted<Item> = Pick<CollectionViewProps<Item>, 'state' | 'send'>

type NumbersProps<Item> = Counted<Item> & {
  /** The loading label for screen readers, such as 'Loading your orders'. */
  loading: string
  children: (items: readonly Item[]) => ReactNode
}

/** A stat of a list; a skeleton reserves its space while the list loads. */
export function Stats<Item>({ state, send, loading, children }: NumbersProps<Item>) {
  const { items, failure } = state.context
  return (
    <div className={number}>
      {state.matches('loading') && <Skeleton count={5} label={loading} of="lines" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'collection.retry' })} />
      )}
      {!state.matches('loading') && !state.matches('failed') && children(items)}
    </div>
  )
}
