import type { ReactNode } from 'react'
import { filterReadable } from '../../domain/listed.ts'
import { statsMessages } from '../../messages/stats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { number } from './DashboardView.css.ts'

/** The bindings of a list whose items are counted. */
export type Counted<Item> = Pick<CollectionViewProps<Item>, 'state' | 'send'>

type NumbersProps<Item> = Counted<Item> & {
  /** The loading label for screen readers, such as 'Loading your orders'. */
  loading: string
  /** The items have arrived, but the stat waits for another list. */
  waits?: boolean
  /** Renders the items that can be shown; the stat says how many others there are. */
  children: (items: readonly Item[]) => ReactNode
}

/** A stat of a list; a skeleton reserves its space while the list loads. */
export function Stats<Item>({ state, send, loading, waits = false, children }: NumbersProps<Item>) {
  const { items, failure } = state.context
  const { notCounted } = useMessages(statsMessages)
  const isLoading = waits || state.matches('loading')
  const readable = filterReadable(items)
  const unreadable = items.length - readable.length
  return (
    <div className={number}>
      {isLoading && <Skeleton count={5} label={loading} of="lines" />}
      {state.matches('failed') && (
        <LoadFailed failure={failure} onRetry={() => send({ type: 'collection.retry' })} />
      )}
      {!isLoading && !state.matches('failed') && children(readable)}
      {unreadable > 0 && (
        <Text size="fine" tone="quiet">
          {notCounted(unreadable)}
        </Text>
      )}
    </div>
  )
}
