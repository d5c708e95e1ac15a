import type { EventFrom, SnapshotFrom } from 'xstate'
import type { listingEditMachine } from '../../../machines/listingEdit.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { isShown } from '../../domain/seller-listing.ts'
import { formatUntil } from '../../messages/locale.ts'
import { listingEditMessages } from '../../messages/listingEdit.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Reference } from '../error/Reference.tsx'
import { pathOf } from '../paths.ts'
import { productDestination } from '../product/product-destination.ts'

type EditOutcomeProps = {
  state: SnapshotFrom<typeof listingEditMachine>
  send: (event: EventFrom<typeof listingEditMachine>) => void
}

/** The result of an edit, or the reason why there can be none; nothing before the first attempt. */
export function EditOutcome({ state, send }: EditOutcomeProps) {
  const { failure, listing } = state.context
  const messages = useMessages(listingEditMessages)
  const { t, date } = useLocale()
  const retry = () => send({ type: 'edit.retry' })
  if (state.matches('editing') && failure !== null) {
    return (
      <Callout role="alert" takesFocus title={messages.failed} tone="danger">
        <Stack gap="small">
          <div>{`${t(failureMessage(failure))} ${messages.nothingLost}`}</div>
          {state.can({ type: 'edit.retry' }) && (
            <Cluster>
              <Button onClick={retry} size="small">
                {messages.checkAgain}
              </Button>
            </Cluster>
          )}
          <Reference failure={failure} />
        </Stack>
      </Callout>
    )
  }
  if (state.matches('locked') && listing !== null) {
    const { heldUntil } = listing
    const isKept = Object.keys(state.context.recalled).length > 0
    return (
      <Stack gap="medium">
        <Callout role="status" takesFocus title={messages.lockedTitle} tone="neutral">
          {heldUntil === null
            ? messages.ended
            : [
                messages.heldUntil(formatUntil(new Date(heldUntil), { date })),
                ...(isKept ? [messages.nothingLost] : []),
              ].join(' ')}
        </Callout>
        <Cluster>
          <Button onClick={retry}>{messages.retry}</Button>
          <ButtonLink href={pathOf({ screen: 'myProducts' })}>{messages.cancel}</ButtonLink>
        </Cluster>
      </Stack>
    )
  }
  if (!state.matches('saved') || listing === null) return null
  return (
    <Stack gap="medium">
      <Callout role="status" takesFocus title={messages.saved} tone="neutral" />
      <Cluster>
        <ButtonLink href={pathOf({ screen: 'myProducts' })} variant="accent">
          {messages.toMyProducts}
        </ButtonLink>
        {isShown(listing) && (
          <ButtonLink href={pathOf(productDestination(listing.product))}>
            {messages.toItem}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}
