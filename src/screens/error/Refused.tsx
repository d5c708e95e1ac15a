import { type Failure, failureMessage } from '../../domain/failure.ts'
import { pathOf } from '../paths.ts'
import { ClosedStall } from '../../ui/artwork/ClosedStall.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { errorMessages } from '../../messages/error.ts'
import { refusedMessages } from '../../messages/refused.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { drawing } from './ErrorView.css.ts'
import type { Refusal } from './useRefusal.ts'

type RefusedProps = {
  /** Names the page's role, such as 'This page is for admins'. */
  title: string
  failure: Failure
  refusal: Refusal
  onRetry: () => void
}

/** Replaces a screen for a user of the wrong role (rule R11): the server's refusal, and links to other screens. */
export function Refused({ title, failure, refusal, onRetry }: RefusedProps) {
  const { viewer, onSignInAsAnother } = refusal
  const messages = useMessages(refusedMessages)
  const { tryAgain } = useMessages(errorMessages)
  const { t } = useLocale()
  return (
    <Page width="text">
      <Stack align="start" gap="large">
        <div className={drawing}>
          <ClosedStall />
        </div>
        <Heading level={1} takesFocus>
          {title}
        </Heading>
        <Stack gap="tiny">
          <Text size="lead">{t(failureMessage(failure))}</Text>
          {viewer.kind === 'user' && (
            <Text tone="quiet">{messages.signedInAs[viewer.role](viewer.name, viewer.email)}</Text>
          )}
        </Stack>
        <Cluster>
          <ButtonLink href={pathOf({ screen: 'dashboard' })} variant="accent">
            {messages.toDashboard}
          </ButtonLink>
          <Button onClick={onSignInAsAnother}>{messages.asSomebodyElse}</Button>
          <Button onClick={onRetry} variant="quiet">
            {tryAgain}
          </Button>
        </Cluster>
      </Stack>
    </Page>
  )
}
