import { Button } from '../ui/Button/Button.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { bannerMessages } from '../messages/banners.ts'
import { useMessages } from '../messages/useMessages.ts'
import { note, words } from './Banner.css.ts'

type BannerProps = {
  text: string
  /** Omitted: the banner has no buttons. */
  send?: (event: { type: 'page.reload' } | { type: 'banner.dismissed' }) => void
}

/** A line at the end of the window that stays while it applies to the whole page. */
export function Banner({ text, send }: BannerProps) {
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
