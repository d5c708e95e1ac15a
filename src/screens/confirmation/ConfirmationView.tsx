import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate'
import { useSelector } from '@xstate/react'
import type { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { confirmationMessages } from '../../messages/confirmation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'

/** The confirmation dialog of a list, bound to the actor that the list's machine invokes. */
export function Confirmation({ actor }: { actor: ActorRefFrom<typeof confirmationMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot)
  return <ConfirmationView send={actor.send} state={state} />
}

type ConfirmationViewProps = {
  state: SnapshotFrom<typeof confirmationMachine>
  send: (event: EventFrom<typeof confirmationMachine>) => void
}

/** The confirmation dialog: title, message, Cancel and confirm (rule A9). */
export function ConfirmationView({ state, send }: ConfirmationViewProps) {
  const { cancel: cancelLabel } = useMessages(confirmationMessages)
  const { t } = useLocale()
  if (state.status !== 'active') return null
  const { action, title, message, confirmLabel } = state.context.request
  const isBusy = state.hasTag('busy')
  const cancel = () => send({ type: 'confirmation.cancel' })
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
            onClick={() => send({ type: 'confirmation.confirm' })}
            variant={action === 'remove' ? 'danger' : 'accent'}
          >
            {t(confirmLabel)}
          </Button>
        </>
      }
      onDismiss={cancel}
      role="alertdialog"
      title={t(title)}
    />
  )
}
