import type { SnapshotFrom } from 'xstate'
import { nameOfRemovable, provideAdmin } from '../../actors/admin.ts'
import { isUnreadable } from '../../domain/listed.ts'
import type { Message } from '../../domain/message.ts'
import type { Removable, RemovalEffects } from '../../domain/removal.ts'
import { removalMessages } from '../../messages/confirmation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import type { RenderRemoval } from './ConfirmationView.tsx'

type RemovalEffectsMachine = ReturnType<typeof provideAdmin>['removalEffects']

/** Renders what a removal ends, as the server says it. */
export const renderRemoval: RenderRemoval = (removal) => <Removal {...removal} />

type RemovalProps = Parameters<RenderRemoval>[0]

function Removal(props: RemovalProps) {
  const { removalEffects } = usePageActors().getMachines(provideAdmin)
  const [state, send] = useScreenActor(removalEffects, {
    input: { of: nameOfRemovable(props.removes) },
  })
  return <RemovalView {...props} onRetry={() => send({ type: 'collection.retry' })} state={state} />
}

type RemovalViewProps = {
  removes: Removable
  reasonError: Message | null
  isBusy: boolean
  state: SnapshotFrom<RemovalEffectsMachine>
  onRetry: () => void
}

/**
 * The effects of a removal, and the field for its reason; nothing where the server has no reasons. The field is there while the
 * effects load, so that nobody confirms without a reason.
 */
export function RemovalView({ removes, reasonError, isBusy, state, onRetry }: RemovalViewProps) {
  const messages = useMessages(removalMessages)
  const { t } = useLocale()
  if (state.matches('empty')) return null
  const { items, failure } = state.context
  return (
    <Stack>
      {state.matches('loading') && <Spinner label={messages.loading} />}
      {state.matches('failed') && <LoadFailed failure={failure} onRetry={onRetry} />}
      {items.map((effects) => (isUnreadable(effects) ? null : <Effects {...effects} key="all" />))}
      <TextArea
        error={reasonError === null ? undefined : t(reasonError)}
        help={messages.help[removes.of]}
        label={messages.reason}
        name="reason"
        readOnly={isBusy}
        takesFocus={reasonError !== null}
      />
    </Stack>
  )
}

function Effects({ canceled, refunded, goingOn, offers }: RemovalEffects) {
  const messages = useMessages(removalMessages)
  const { formatCount, formatMoney } = useLocale()
  const lines = [
    ...(canceled > 0
      ? [messages.refunded(canceled, formatCount(canceled), formatMoney(refunded))]
      : []),
    ...(goingOn > 0 ? [messages.goingOn(goingOn, formatCount(goingOn))] : []),
    ...(offers > 0 ? [messages.offers(offers, formatCount(offers))] : []),
  ]
  return lines.length === 0 ? null : <Text weight="medium">{lines.join(' ')}</Text>
}
