import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import type { ActFields } from '../../domain/case.ts'
import type { Message } from '../../domain/message.ts'
import { removalMessages } from '../../messages/confirmation.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { SelectField } from '../../ui/SelectField/SelectField.tsx'
import { TextArea } from '../../ui/TextField/TextArea.tsx'

type CaseFieldsProps = {
  action: ConfirmationRequest['action']
  asks: ActFields
  reasonError: Message | null
  isBusy: boolean
}

/** The fields of an act on a case. */
export function CaseFields({ action, asks, reasonError, isBusy }: CaseFieldsProps) {
  const messages = useMessages(removalMessages)
  const { t, language, formatCount } = useLocale()
  const { hasWords, grounds, days } = asks
  /** Somebody who decides nothing writes to the admins. */
  const label =
    action === 'report'
      ? messages.whatIsWrong
      : action === 'appeal'
        ? messages.yourWords
        : messages.reason
  return (
    <Stack>
      {grounds.length > 0 && (
        <SelectField
          label={messages.rule}
          name="ground"
          options={grounds.map(({ key, rule, text }) => ({
            value: key,
            label: `${rule}. ${text[language]}`,
          }))}
        />
      )}
      {days.length > 0 && (
        <SelectField
          label={messages.days}
          name="days"
          options={days.map((count) => ({
            value: count,
            label: messages.daysOf(formatCount(Number(count))),
          }))}
          placeholder={messages.untilLifted}
          required={false}
        />
      )}
      {hasWords && (
        <TextArea
          error={reasonError === null ? undefined : t(reasonError)}
          help={label === messages.reason ? messages.help.case : undefined}
          label={label}
          name="reason"
          readOnly={isBusy}
          takesFocus={reasonError !== null}
        />
      )}
    </Stack>
  )
}
