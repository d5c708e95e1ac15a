import type { FormEvent } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import type { RegisterForm } from '../../domain/sign-in-forms.ts'
import { pathOf } from '../paths.ts'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PasswordField } from '../../ui/TextField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { formTexts } from '../form-values.ts'
import { LoginView } from '../login/LoginView.tsx'
import { GoogleSignIn } from '../session/GoogleSignIn.tsx'
import { roleOptions } from '../session/registration-roles.ts'
import { SubmitSignIn } from '../session/SubmitSignIn.tsx'
import type { SessionViewProps } from '../session/session-view.ts'
import { problemsOf } from '../session/sign-in-problems.ts'

type RegisterViewProps = SessionViewProps & {
  origin?: Destination | undefined
  /** With demo data, a visitor needs no account of their own. */
  isDemo?: boolean
}

const fields = ['name', 'email', 'password', 'role'] as const

function formIn(element: HTMLFormElement): RegisterForm {
  const { role, ...texts } = formTexts(element, fields)
  return { ...texts, role: role === 'buyer' || role === 'seller' ? role : '' }
}

/** Register (rules S2 and S11) as a buyer or seller; the admin role is not offered. */
export function RegisterView({ state, send, origin, isDemo = false }: RegisterViewProps) {
  const { t } = useLocale()
  const messages = useMessages(sessionMessages)
  const problemTexts = useMessages(signInProblems)
  if (!state.matches('signedOut')) {
    return <LoginView origin={origin} send={send} signedInTitle={messages.register} state={state} />
  }

  const { errors, ...problems } = problemsOf(state, 'register', problemTexts)
  const said = {
    name: t(errors.name),
    email: t(errors.email) ?? problems.email,
    password: t(errors.password) ?? problems.password,
    role: t(errors.role),
  }
  const { isSubmitted } = state.context
  const firstInvalid = isSubmitted ? fields.find((field) => said[field] !== undefined) : undefined
  const withOrigin = origin === undefined ? {} : { origin }
  const login = pathOf({ screen: 'login', ...withOrigin })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'register.submit', form: formIn(event.currentTarget), ...withOrigin })
  }
  return (
    <Page width="form">
      <PageHeader lead={messages.takesAMinute} takesFocus title={messages.register} />
      <Stack gap="large">
        <GoogleSignIn note={messages.googleIsBuyer} origin={origin} send={send} state={state} />
        {/* post: a submission before the scripts load must not put the password into the URL. */}
        <form
          method="post"
          noValidate
          onChange={({ currentTarget }) => {
            send({ type: 'register.change', form: formIn(currentTarget) })
          }}
          onSubmit={submit}
        >
          <Stack gap="large">
            <TextField
              autoComplete="name"
              error={said.name}
              label={messages.name}
              name="name"
              takesFocus={firstInvalid === 'name'}
            />
            <TextField
              autoComplete="email"
              error={said.email}
              label={messages.email}
              name="email"
              takesFocus={firstInvalid === 'email'}
              type="email"
            />
            <PasswordField
              autoComplete="new-password"
              error={said.password}
              help={messages.sixCharacters}
              label={messages.password}
              name="password"
              takesFocus={firstInvalid === 'password'}
            />
            <ChoiceField
              error={said.role}
              label={messages.registerAs}
              name="role"
              options={roleOptions(messages)}
              takesFocus={firstInvalid === 'role'}
            />
            <SubmitSignIn
              isPending={state.matches({ signedOut: 'registering' })}
              label={messages.register}
              problem={problems.whole}
              state={state}
            />
          </Stack>
        </form>
        <Text tone="quiet">
          {messages.registeredAlready} <Link href={login}>{messages.login}</Link>
        </Text>
        {isDemo && (
          <Text tone="quiet">
            {messages.demo.onlyTrying} <Link href={login}>{messages.demo.toAccounts}</Link>
          </Text>
        )}
      </Stack>
    </Page>
  )
}
