import { type ComponentType, lazy, Suspense } from 'react'
import { message } from '../../domain/message.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Message } from '../../domain/message.ts'
import { pathOf } from '../paths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { errorMessages } from '../../messages/error.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { drawing } from './ErrorView.css.ts'
import { Reference } from './Reference.tsx'
import type { ErrorActions } from './useErrorActions.ts'

/** The drawing is not part of every page's first file. Where it cannot be loaded, the screen works without it. */
const ErrorDrawing = lazy<ComponentType>(() =>
  import('../../ui/artwork/ErrorDrawing.tsx').then(
    (module) => ({ default: module.ErrorDrawing }),
    () => ({ default: () => null }),
  ),
)

type ErrorViewProps = {
  /** The status text or the error message. */
  reason: Message
  /** The failure of an API request; undefined for an error thrown during render. */
  failure?: Failure
  acts: ErrorActions
  onRetry?: (() => void) | undefined
}

/** The screen of a routing error (rule N5): an unknown route, a failed load, or an error thrown during render. */
export function ErrorView({ reason, failure, acts, onRetry }: ErrorViewProps) {
  const messages = useMessages(errorMessages)
  const { t } = useLocale()
  return (
    <Page width="text">
      <Stack align="start" gap="large">
        <div className={drawing}>
          <Suspense fallback={null}>
            <ErrorDrawing />
          </Suspense>
        </div>
        {/* The pressed retry button unmounted during loading, so the heading takes the focus. */}
        <Heading level={1} takesFocus={onRetry !== undefined}>
          {t(message('routingError'))}
        </Heading>
        <Text size="lead" tone="quiet">
          {t(reason)}
        </Text>
        <Cluster>
          {onRetry !== undefined && (
            <Button onClick={onRetry} variant="accent">
              {messages.tryAgain}
            </Button>
          )}
          <ButtonLink
            href={pathOf({ screen: 'home' })}
            variant={onRetry === undefined ? 'accent' : 'plain'}
          >
            {messages.goHome}
          </ButtonLink>
          {acts.isGuest && (
            <ButtonLink href={pathOf({ screen: 'login' })} variant="plain">
              {messages.logIn}
            </ButtonLink>
          )}
          <Button onClick={acts.onLogOut} variant="quiet">
            {messages.logOut}
          </Button>
        </Cluster>
        <Stack align="start" gap="small">
          <Text size="small" tone="quiet">
            {messages.tellUs}
          </Text>
          <Button onClick={acts.onSaveReport} size="small">
            {messages.saveReport}
          </Button>
          <Reference failure={failure ?? null} />
        </Stack>
      </Stack>
    </Page>
  )
}
