import type { FormEvent } from 'react'
import type { DemoAccount } from '../../domain/demo.ts'
import type { Destination } from '../../domain/destinations.ts'
import type { Role } from '../../domain/user.ts'
import { pathOf } from '../paths.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PasswordField } from '../../ui/TextField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { textNamed } from '../../messages/define-messages.ts'
import { placeMessages, sessionMessages } from '../../messages/session.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { formTexts } from '../form-values.ts'
import { DemoAccounts } from '../session/DemoAccounts.tsx'
import { GoogleSignIn } from '../session/GoogleSignIn.tsx'
import { SessionPending } from '../session/SessionPending.tsx'
import { SubmitSignIn } from '../session/SubmitSignIn.tsx'
import type { SessionViewProps } from '../session/session-view.ts'
import { problemsOf } from '../session/sign-in-problems.ts'

type LoginViewProps = SessionViewProps & {
  origin?: Destination | undefined
  /** The role that the origin screen requires. */
  needs?: Role | undefined
  /** The accounts that the login offers; only with demo data. */
  demoAccounts?: readonly DemoAccount[]
  /** The heading for a user who is signed in already; without it, that of the login. */
  signedInTitle?: string
}

/** Login (rules S1, S9, S10) by e-mail and password or by Google; returns to `origin` afterwards. */
export function LoginView(props: LoginViewProps) {
  const { state, send, origin, needs, demoAccounts } = props
  const { t } = useLocale()
  const messages = useMessages(sessionMessages)
  const places = useMessages(placeMessages)
  const problemTexts = useMessages(signInProblems)
  if (state.matches('signedIn')) {
    return <SignedInAlready {...props} />
  }
  if (!state.matches('signedOut')) return <SessionPending send={send} state={state} />

  const { isSubmitted } = state.context
  const formIn = (element: HTMLFormElement) => formTexts(element, ['email', 'password'])
  const { errors, ...problems } = problemsOf(state, 'login', problemTexts)
  const email = t(errors.email) ?? problems.email
  const password = t(errors.password) ?? problems.password
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({
      type: 'login.submit',
      form: formIn(event.currentTarget),
      ...(origin === undefined ? {} : { origin }),
    })
  }
  return (
    <Page width="form">
      <PageHeader
        takesFocus
        title={messages.login}
        lead={
          origin === undefined
            ? messages.goodToSee
            : messages.afterwards(textNamed(places, origin.screen) ?? places.other)
        }
      />
      <Stack gap="large">
        {needs !== undefined && <ForWhom role={needs} />}
        <GoogleSignIn origin={origin} send={send} state={state} />
        {/* post: a submission before the scripts load must not put the password into the URL. */}
        <form
          method="post"
          noValidate
          onChange={({ currentTarget }) => {
            send({ type: 'login.change', form: formIn(currentTarget) })
          }}
          onSubmit={submit}
        >
          <Stack gap="large">
            {demoAccounts !== undefined && <DemoAccounts accounts={demoAccounts} />}
            <TextField
              autoComplete="email"
              error={email}
              label={messages.email}
              name="email"
              takesFocus={isSubmitted && email !== undefined}
              type="email"
            />
            <PasswordField
              autoComplete="current-password"
              error={password}
              label={messages.password}
              name="password"
              takesFocus={isSubmitted && email === undefined && password !== undefined}
            />
            <SubmitSignIn
              isPending={state.matches({ signedOut: 'signingIn' })}
              label={messages.login}
              problem={problems.whole}
              state={state}
            />
          </Stack>
        </form>
        <Text tone="quiet">
          <Link href={pathOf({ screen: 'forgottenPassword' })}>{messages.forgotten}</Link>
        </Text>
        <Text tone="quiet">
          {messages.newHere}{' '}
          <Link href={pathOf({ screen: 'register', ...(origin === undefined ? {} : { origin }) })}>
            {messages.register}
          </Link>
        </Text>
      </Stack>
    </Page>
  )
}

/** Shown to a signed-in user, sent here by a screen that needs another role, or by manual navigation. */
function SignedInAlready({ state, send, origin, needs, signedInTitle }: LoginViewProps) {
  const { identity, role } = state.context
  const messages = useMessages(sessionMessages)
  const email = identity?.email ?? ''
  const isWrongRole = needs !== undefined && needs !== role
  return (
    <Page width="form">
      <PageHeader
        lead={role === null ? messages.signedInAs(email) : messages.signedInWithRole[role](email)}
        takesFocus
        title={signedInTitle ?? messages.login}
      />
      <Stack gap="large">
        {isWrongRole && <ForWhom role={needs} />}
        <Cluster>
          {isWrongRole ? (
            <ButtonLink href={pathOf({ screen: 'dashboard' })} variant="accent">
              {messages.toDashboard}
            </ButtonLink>
          ) : (
            <ButtonLink href={pathOf(origin ?? { screen: 'home' })} variant="accent">
              {messages.proceed}
            </ButtonLink>
          )}
          <Button
            onClick={() =>
              send({
                type: 'session.logout',
                destination: {
                  screen: 'login',
                  ...(origin === undefined ? {} : { origin }),
                  ...(needs === undefined ? {} : { needs }),
                },
              })
            }
          >
            {messages.asSomebodyElse}
          </Button>
        </Cluster>
      </Stack>
    </Page>
  )
}

function ForWhom({ role }: { role: Role }) {
  const { pageIsFor, signInAs } = useMessages(sessionMessages)
  return (
    <Callout role="status" title={pageIsFor[role]} tone="neutral">
      {signInAs[role]}
    </Callout>
  )
}
