import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'

/** Asks a seller who sees the e-mail address and the phone numbers, with what each choice means. */
export function AudienceField({ defaultValue }: { defaultValue: string }) {
  const { details } = useMessages(accountMessages)
  return (
    <ChoiceField
      defaultValue={defaultValue}
      label={details.contactFor}
      name="contactFor"
      options={[
        { value: 'signedIn', label: details.signedIn, detail: details.signedInDetail },
        { value: 'everyone', label: details.everyone, detail: details.everyoneDetail },
      ]}
    />
  )
}
