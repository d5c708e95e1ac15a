import type { EventFrom, SnapshotFrom } from 'xstate'
import type { sellerContactMachine } from '../../../machines/sellerContact.machine.ts'
import { failureMessage } from '../../domain/failure.ts'
import { productMessages } from '../../messages/product.ts'
import { productPageMessages, sellerContactMessages } from '../../messages/product-page.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { FormProblem } from '../session/FormProblem.tsx'

type SellerContactViewProps = {
  state: SnapshotFrom<typeof sellerContactMachine>
  send: (event: EventFrom<typeof sellerContactMachine>) => void
}

/** Shows the e-mail address and the phone number of a seller after a press. */
export function SellerContactView({ state, send }: SellerContactViewProps) {
  const { contact: phone } = useMessages(productMessages)
  const { email } = useMessages(productPageMessages)
  const { show } = useMessages(sellerContactMessages)
  const { t } = useLocale()
  const { contact, failure } = state.context
  if (contact !== null) {
    return (
      // The button that had the focus is gone.
      <div ref={restoreFocus} tabIndex={-1}>
        <Definition
          items={[
            { label: email, value: contact.email },
            { label: phone, value: contact.phone },
          ]}
        />
      </div>
    )
  }
  return (
    <Stack gap="small">
      <FormProblem text={failure === null ? undefined : t(failureMessage(failure))} />
      <div>
        <Button busy={state.hasTag('busy')} onClick={() => send({ type: 'sellerContact.show' })}>
          {show}
        </Button>
      </div>
    </Stack>
  )
}
