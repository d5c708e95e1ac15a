import { useRef } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { FormProblem } from './FormProblem.tsx'
import { divider } from './sign-in.css.ts'
import type { SessionViewProps } from './session-view.ts'
import { pendingReason, problemsOf } from './sign-in-problems.ts'

type GoogleSignInProps = SessionViewProps & {
  origin?: Destination | undefined
  /** A sentence below the button. */
  note?: string
}

/**
 * Google sign-in in a pop-up, with its own cancel button, because the pop-up may be hidden by other windows. Stands
 * above the form, so that its hint is in sight on a phone.
 */
export function GoogleSignIn({ state, send, origin, note }: GoogleSignInProps) {
  const messages = useMessages(sessionMessages)
  const place = useRef<HTMLDivElement>(null)
  const isOpen = state.matches({ signedOut: 'signingInWithGoogle' })
  const cancel = () => {
    // The cancel button unmounts, so the focus returns to the Google button.
    place.current?.querySelector('button')?.focus()
    send({ type: 'google.cancel' })
  }
  return (
    <Stack gap="small">
      {state.matches({ signedOut: 'popupBlocked' }) && (
        <Callout role="alert" title={messages.googleBlocked} tone="held">
          {messages.googleAllow}
        </Callout>
      )}
      <FormProblem text={problemsOf(state, 'google', useMessages(signInProblems)).whole} />
      <div ref={place}>
        <Button
          busy={isOpen}
          disabledReason={isOpen ? undefined : pendingReason(state, messages)}
          fill
          onClick={() =>
            send({ type: 'google.submit', ...(origin === undefined ? {} : { origin }) })
          }
          size="large"
        >
          {messages.google}
        </Button>
      </div>
      {note !== undefined && (
        <Text size="small" tone="quiet">
          {note}
        </Text>
      )}
      {isOpen && (
        <Callout role="status" title={messages.googleChoose} tone="neutral">
          <Button onClick={cancel} size="small">
            {messages.googleCancel}
          </Button>
        </Callout>
      )}
      <p className={divider}>{messages.orWithEmail}</p>
    </Stack>
  )
}
