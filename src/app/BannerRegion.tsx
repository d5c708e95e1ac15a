import { useSelector } from '@xstate/react'
import { bannerMessages } from '../messages/banners.ts'
import { useMessages } from '../messages/useMessages.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { Banner } from './Banner.tsx'
import { foot } from './Banner.css.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'

/** Renders the banners about the connection and a new version. */
export function BannerRegion() {
  const messages = useMessages(bannerMessages)
  const { app, connection, update } = usePageActors()
  const connectionState = useSelector(connection, (snapshot) => snapshot)
  const hasUpdate = useSelector(update, ({ context }) => context)
  return (
    <div className={foot} role="status">
      <ConnectionBanner send={connection.send} state={connectionState} />
      {hasUpdate && (
        <Banner
          send={(event) =>
            event.type === 'page.reload' ? app.send(event) : update.send({ type: event.type })
          }
          text={messages.newVersion}
        />
      )}
    </div>
  )
}
