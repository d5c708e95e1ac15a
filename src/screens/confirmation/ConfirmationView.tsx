import type { FormEvent, ReactNode } from 'react'
import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import type { Message } from '../../domain/message.ts'
import type { Removable } from '../../domain/removal.ts'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { formTexts } from '../form-values.ts'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { CaseFields } from './CaseFields.tsx'
import { confirmationMessages } from '../../messages/confirmation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'

/** Renders what a removal ends, with the field `reason` where the server takes one. */
export type RenderRemoval = (removal: {
  removes: Removable
  reasonError: Message | null
  isBusy: boolean
}) => ReactNode

type ConfirmationProps = {
  actor: ActorRefFrom<typeof confirmationMachine>
  renderRemoval?: RenderRemoval | undefined
}

/** The confirmation dialog of a list, bound to the actor that the list's machine invokes. */
export function Confirmation({ actor, renderRemoval }: ConfirmationProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return <ConfirmationView renderRemoval={renderRemoval} send={actor.send} state={state} />
}

type ConfirmationViewProps = {
  state: SnapshotFrom<typeof confirmationMachine>
  send: (event: EventFrom<typeof confirmationMachine>) => void
  renderRemoval?: RenderRemoval | undefined
}

const FORM = 'confirmation'

/** The confirmation dialog: title, message, Cancel and confirm (rule A9). */
export function ConfirmationView({ state, send, renderRemoval }: ConfirmationViewProps) {
  const { cancel: cancelLabel } = useMessages(confirmationMessages)
  const { t } = useLocale()
  if (state.status !== 'active') return null
  const { request, reasonError, lastFailure } = state.context
  const { action, title, message, confirmLabel, removes, asks } = request
  const isBusy = state.hasTag('busy')
  const removal = removes && renderRemoval?.({ removes, reasonError, isBusy })
  const hasForm = removal !== undefined || asks !== undefined
  const cancel = () => send({ type: 'confirmation.cancel' })
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    send({
      type: 'confirmation.confirm',
      ...(typeof reason === 'string' && { reason }),
      ...(asks && { choices: formTexts(event.currentTarget, ['ground', 'days']) }),
    })
  }
  return (
    <Dialog
      busy={isBusy}
      description={t(message)}
      footer={
        <>
          <Button onClick={cancel} resting={isBusy}>
            {cancelLabel}
          </Button>
          <Button
            busy={isBusy}
            {...(hasForm
              ? { form: FORM, type: 'submit' }
              : { onClick: () => send({ type: 'confirmation.confirm' }) })}
            variant={action === 'remove' ? 'danger' : 'accent'}
          >
            {t(confirmLabel)}
          </Button>
        </>
      }
      onDismiss={cancel}
      role="alertdialog"
      title={t(title)}
    >
      {hasForm && (
        <form id={FORM} noValidate onSubmit={confirm}>
          <Stack>
            {asks && (
              <CaseFields action={action} asks={asks} isBusy={isBusy} reasonError={reasonError} />
            )}
            {removal}
            {lastFailure !== null && !isBusy && (
              <Callout role="alert" title={t(lastFailure.title)} tone="danger">
                {lastFailure.detail !== undefined && <Text>{t(lastFailure.detail)}</Text>}
              </Callout>
            )}
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
