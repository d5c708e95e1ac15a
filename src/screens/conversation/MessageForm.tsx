import { pictureSetOf } from '../../actors/pictures.ts'
import { conversationMessages } from '../../messages/conversation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'
import { formTexts } from '../form-values.ts'
import { PicturesField } from '../pictures/PicturesField.tsx'
import type { BoundOutbox } from './conversation-state.ts'

const textIn = (form: HTMLFormElement) => formTexts(form, ['text']).text

/** The form of a message: words, pictures, or both. */
export function MessageForm({ state, send, pictures }: BoundOutbox) {
  const { text, error, isUnfinished, isSubmitted } = state.context
  const messages = useMessages(conversationMessages)
  const { t } = useLocale()
  return (
    <form
      method="post"
      noValidate
      onChange={({ currentTarget }) => send({ type: 'outbox.change', text: textIn(currentTarget) })}
      onSubmit={(event) => {
        event.preventDefault()
        pictures.send({ type: 'pictures.submitted' })
        const form = { text: textIn(event.currentTarget), pictures: pictureSetOf(pictures.state) }
        send({ type: 'outbox.submit', form })
      }}
    >
      <Stack>
        <TextArea
          defaultValue={text}
          error={t(error ?? undefined)}
          label={messages.message}
          name="text"
          takesFocus={isSubmitted}
        />
        <PicturesField
          {...pictures}
          isBusy={false}
          isUnfinished={isUnfinished}
          takesFocus={false}
        />
        <div>
          <Button type="submit" variant="accent">
            {messages.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
