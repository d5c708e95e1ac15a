import { useSelector } from '@xstate/react'
import type { ConnectionStatus } from '../actors/connection-status.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Icon } from '../ui/Icon/Icon.tsx'
import { Text } from '../ui/Text/Text.tsx'
import { connectionBannerMessages } from '../messages/connectionBanner.ts'
import { useLocale, useMessages } from '../messages/useMessages.ts'
import { foot, note, words as wordsStyle } from './ConnectionBanner.css.ts'

type ConnectionBannerProps = { toasts: ConnectionStatus['notices']; onReload: () => void }

/** Renders the banners, which stay while they apply to the whole page. A banner with an action can be dismissed. */
export function ConnectionBanner({ toasts, onReload }: ConnectionBannerProps) {
  const { toasts: shown } = useSelector(toasts, (snapshot) => snapshot.context)
  const { t } = useLocale()
  const messages = useMessages(connectionBannerMessages)
  if (shown.length === 0) return null
  return (
    <div className={foot} role="status">
      {shown.map(({ id, title, offers }) => (
        <div className={note} key={id}>
          <Icon name="info" />
          <div className={wordsStyle}>
            <Text size="small">{t(title)}</Text>
          </div>
          {offers === 'reload' && (
            <>
              <Button onClick={onReload} size="small">
                {messages.reload}
              </Button>
              <Button
                icon="cross"
                label={messages.close}
                onClick={() => toasts.send({ type: 'toast.dismissed', id })}
                size="small"
                variant="quiet"
              />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
