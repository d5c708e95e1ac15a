import { useSelector } from '@xstate/react'
import { usePageActors } from '../screens/page-actors.ts'
import { foot } from './Banner.css.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { UpdateBanner } from './UpdateBanner.tsx'

/** Renders the banners about the connection and a new version. */
export function BannerRegion() {
  const { connection, update } = usePageActors()
  const connectionState = useSelector(connection, (snapshot) => snapshot)
  const updateState = useSelector(update, (snapshot) => snapshot)
  return (
    <div className={foot} role="status">
      <ConnectionBanner send={connection.send} state={connectionState} />
      <UpdateBanner send={update.send} state={updateState} />
    </div>
  )
}
