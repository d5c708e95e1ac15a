import type { FormEvent } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { pathOf } from '../../services/navigation.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { sessionWords } from '../../words/session.ts'
import { useWords } from '../../words/useWords.ts'
import { textOf } from '../form-values.ts'
import { LoginView } from '../login/LoginView.tsx'
import { GoogleSignIn } from '../session/GoogleSignIn.tsx'
import { roleOptions } from '../session/registration-roles.ts'
import type { SessionViewProps } from '../session/session-view.ts'

type RegisterViewProps = SessionViewProps & {
  origin?: Destination | undefined
  /** With demo data, a visitor needs no account of their own. */
  isDemo?: boolean
}

const fields = ['name', 'email', 'password', 'role'] as const

/** Register (rules S2 and S11) as a buyer or seller; the admin role is not offered. */
export function RegisterView({ state, send, origin, isDemo = false }: RegisterViewProps) {
  const words = useWords(sessionWords)
  if (!state.matches('signedOut')) return <LoginView origin={origin} send={send} state={state} />

  const { errors } = state.context
  const firstInvalid = fields.find((field) => errors[field] !== undefined)
  const withOrigin = origin === undefined ? {} : { origin }
  const login = pathOf({ screen: 'login', ...withOrigin })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const role = textOf(values, 'role')
    send({
      type: 'register.submit',
      form: {
        name: textOf(values, 'name'),
        email: textOf(values, 'email'),
        password: textOf(values, 'password'),
        role: role === 'buyer' || role === 'seller' ? role : '',
      },
      ...withOrigin,
    })
  }
  return (
    <Page width="form">
      <PageHeader lead={words.takesAMinute} takesFocus title={words.register} />
      <Stack gap="large">
        {/* post: a submission before the scripts load must not put the password into the URL. */}
        <form method="post" noValidate onSubmit={submit}>
          <Stack gap="large">
            <TextField
              autoComplete="name"
              error={errors.name}
              label={words.name}
              name="name"
              takesFocus={firstInvalid === 'name'}
            />
            <TextField
              autoComplete="email"
              error={errors.email}
              label={words.email}
              name="email"
              takesFocus={firstInvalid === 'email'}
              type="email"
            />
            <TextField
              autoComplete="new-password"
              error={errors.password}
              help={words.sixCharacters}
              label={words.password}
              name="password"
              takesFocus={firstInvalid === 'password'}
              type="password"
            />
            <ChoiceField
              error={errors.role}
              label={words.registerAs}
              name="role"
              options={roleOptions(words)}
              takesFocus={firstInvalid === 'role'}
            />
            <Button busy={state.hasTag('busy')} fill size="large" type="submit" variant="accent">
              {words.register}
            </Button>
          </Stack>
        </form>
        <GoogleSignIn origin={origin} send={send} state={state} />
        <Text tone="quiet">
          {words.registeredAlready} <Link href={login}>{words.login}</Link>
        </Text>
        {isDemo && (
          <Text tone="quiet">
            {words.demo.onlyTrying} <Link href={login}>{words.demo.toAccounts}</Link>
          </Text>
        )}
      </Stack>
    </Page>
  )
}
