import type { SnapshotFrom } from 'xstate'
import type { openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { waitsForViewer } from '../../domain/offer.ts'
import { offersMessages } from '../../messages/offers.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { pathOf } from '../paths.ts'
import { below, tile } from './DashboardView.css.ts'

/** The place of the tiles that appear when they have loaded. */
export function TilesLoading() {
  const { loading } = useMessages(offersMessages)
  return (
    <div className={below}>
      <Skeleton count={2} label={loading} of="lines" />
    </div>
  )
}

/** A user's way to the offers, where the server takes some; it says how many wait for the user. */
export function OffersTile({ state }: { state: SnapshotFrom<typeof openOffersMachine> }) {
  const messages = useMessages(offersMessages)
  const { offers } = state.context
  if (state.matches('loading')) return <TilesLoading />
  if (!state.matches('shown')) return null
  const waiting = offers.filter(waitsForViewer).length
  return (
    <div className={below}>
      <Link href={pathOf({ screen: 'offers' })} tone="block">
        <div className={tile}>
          <Heading level={2}>{messages.title}</Heading>
          <Text tone="quiet">{waiting > 0 ? messages.waiting(waiting) : messages.lead}</Text>
        </div>
      </Link>
    </div>
  )
}
