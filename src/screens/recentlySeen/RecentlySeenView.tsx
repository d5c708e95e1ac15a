import type { EventFrom, SnapshotFrom } from 'xstate'
import type { recentlySeenMachine } from '../../../machines/recentlySeen.machine.ts'
import { recentlySeenMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { ProductTile } from '../product/ProductTile.tsx'
import { row, section } from './RecentlySeenView.css.ts'

type RecentlySeenViewProps = {
  state: SnapshotFrom<typeof recentlySeenMachine>
  send: (event: EventFrom<typeof recentlySeenMachine>) => void
}

/** A row of the products that the viewer looked at last; nothing where there are none. */
export function RecentlySeenView({ state, send }: RecentlySeenViewProps) {
  const { title, clear, clearOf } = useMessages(recentlySeenMessages)
  if (!state.matches('shown')) return null
  return (
    <section aria-label={title} className={section}>
      <Cluster align="baseline" justify="space-between">
        <Heading level={2}>{title}</Heading>
        <Button
          label={clearOf}
          onClick={() => send({ type: 'recentlySeen.clear' })}
          size="small"
          variant="quiet"
        >
          {clear}
        </Button>
      </Cluster>
      <ul className={row}>
        {state.context.products.map((product) => (
          <li key={product._id}>
            <ProductTile product={product} sizes="11rem" />
          </li>
        ))}
      </ul>
    </section>
  )
}
