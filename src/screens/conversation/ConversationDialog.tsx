import { failureMessage } from '../../domain/failure.ts'
import { otherSide } from '../../domain/conversation.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { formTexts } from '../form-values.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import type { BoundConversation } from './conversation-state.ts'

const FORM = 'conversation-act'
const reasonIn = (form: HTMLFormElement) => formTexts(form, ['reason']).reason

/** The dialog of a block, a report or an admin's decision. */
export function ConversationDialog({ state, send }: BoundConversation) {
  const { act, conversation, reason, error, isSubmitted, failure } = state.context
  const messages = useMessages(conversationMessages)
  const { t } = useLocale()
  if (act === null || conversation === null) return null
  const words = messages.acts[act.name]
  const name = otherSide(conversation).name
  const isBusy = state.hasTag('busy')
  const cancel = () => send({ type: 'conversation.cancel' })
  return (
    <Dialog
      busy={isBusy}
      description={words.says}
      footer={
        <>
          <Button onClick={cancel} resting={isBusy}>
            {messages.cancel}
          </Button>
          <Button busy={isBusy} form={FORM} type="submit" variant="accent">
            {words.confirm}
          </Button>
        </>
      }
      onDismiss={cancel}
      title={words.button(name)}
    >
      {failure !== null && <FormProblem text={t(failureMessage(failure))} />}
      <form
        id={FORM}
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'conversation.change', reason: reasonIn(currentTarget) })
        }}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: 'conversation.submit', reason: reasonIn(event.currentTarget) })
        }}
      >
        {act.name === 'report' && (
          <TextArea
            defaultValue={reason}
            error={t(error ?? undefined)}
            label={messages.reason}
            name="reason"
            readOnly={isBusy}
            takesFocus={isSubmitted && error !== null}
          />
        )}
      </form>
    </Dialog>
  )
}
