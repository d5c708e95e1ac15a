import { useSelector } from '@xstate/react'
import { bannerMessages } from '../messages/banners.ts'
import { useMessages } from '../messages/useMessages.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { foot, note, words } from './BannerRegion.css.ts'
import type { PageActors } from '../actors/page-actors.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { Text } from '../ui/Text/Text.tsx'

type BannerProps = {
  text: string
  /** Omitted: the banner has no buttons. */
  send?: (event: { type: 'page.reload' } | { type: 'banner.dismissed' }) => void
}

/** A line at the end of the window that stays while it applies to the whole page. */
function Banner({ text, send }: BannerProps) {
  const messages = useMessages(bannerMessages)
  return (
    <div className={note}>
      <Icon name="info" />
      <div className={words}>
        <Text size="small">{text}</Text>
      </div>
      {send !== undefined && (
        <>
          <Button onClick={() => send({ type: 'page.reload' })} size="small">
            {messages.reload}
          </Button>
          <Button
            icon="cross"
            label={messages.close}
            onClick={() => send({ type: 'banner.dismissed' })}
            size="small"
            variant="quiet"
          />
        </>
      )}
    </div>
  )
}

type ConnectionBannerProps = {
  state: ReturnType<PageActors['connection']['getSnapshot']>
  send: PageActors['connection']['send']
}

/** Says that the page is offline, and after that offers a reload of data from an earlier visit. */
export function ConnectionBanner({ state, send }: ConnectionBannerProps) {
  const messages = useMessages(bannerMessages)
  if (state.matches('offline')) return <Banner text={messages.offline} />
  if (state.matches('offlineCached')) return <Banner text={messages.offlineCached} />
  return state.matches('reconnected') && <Banner send={send} text={messages.reconnected} />
}

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
