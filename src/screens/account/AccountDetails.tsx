import type { FormEvent } from 'react'
import type { Account, AccountForm } from '../../domain/account.ts'
import { contactAudience } from '../../domain/contact.ts'
import { failureMessage } from '../../domain/failure.ts'
import { accountMessages } from '../../messages/account.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { formTexts } from '../form-values.ts'
import { FormProblem } from '../session/FormProblem.tsx'
import type { AccountViewProps } from './AccountView.tsx'
import { AudienceField } from './AudienceField.tsx'
import { Section } from './Section.tsx'

function formIn(element: HTMLFormElement): AccountForm {
  const { contactFor, ...texts } = formTexts(element, ['name', 'phone', 'place', 'contactFor'])
  const audience = contactAudience(contactFor)
  return { ...texts, ...(audience !== undefined && { contactFor: audience }) }
}

/** The form of the user's details. */
export function AccountDetails({
  account,
  isBuyer,
  state,
  send,
}: Pick<AccountViewProps, 'isBuyer' | 'state' | 'send'> & { account: Account }) {
  const { details } = useMessages(accountMessages)
  const { t } = useLocale()
  const { errors, failure, isSubmitted } = state.context
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'account.submit', form: formIn(event.currentTarget) })
  }
  return (
    <Section title={details.title}>
      <form
        method="post"
        noValidate
        onChange={({ currentTarget }) => {
          send({ type: 'account.change', form: formIn(currentTarget) })
        }}
        onSubmit={submit}
      >
        <Stack gap="large">
          <TextField
            autoComplete="name"
            defaultValue={account.name}
            error={t(errors.name)}
            label={details.name}
            name="name"
            takesFocus={isSubmitted && errors.name !== undefined}
          />
          <TextField
            autoComplete="tel"
            defaultValue={account.phone}
            error={t(errors.phone)}
            help={isBuyer ? details.phoneHelp : undefined}
            label={details.phone}
            name="phone"
            required={false}
            takesFocus={isSubmitted && errors.name === undefined && errors.phone !== undefined}
            type="tel"
          />
          <TextField
            defaultValue={account.place}
            error={t(errors.place)}
            help={isBuyer ? details.placeHelp : undefined}
            label={details.place}
            name="place"
            required={false}
          />
          {account.contactFor !== undefined && <AudienceField defaultValue={account.contactFor} />}
          <FormProblem text={failure === null ? undefined : t(failureMessage(failure))} />
          <Cluster>
            <Button busy={state.hasTag('busy')} type="submit" variant="accent">
              {details.save}
            </Button>
            <div role="status">{state.matches('saved') && <Text>{details.saved}</Text>}</div>
          </Cluster>
        </Stack>
      </form>
    </Section>
  )
}
