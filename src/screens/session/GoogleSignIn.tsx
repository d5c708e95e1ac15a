import { useRef } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { SessionViewProps } from './session-view.ts'

type GoogleSignInProps = SessionViewProps & { origin?: Destination | undefined }

/** Google sign-in in a pop-up, with its own cancel button: the SDK reports a closed window only after seconds. */
export function GoogleSignIn({ state, send, origin }: GoogleSignInProps) {
  const messages = useMessages(sessionMessages)
  const place = useRef<HTMLDivElement>(null)
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
      <div ref={place}>
        <Button
          busy={state.hasTag('busy')}
          fill
          onClick={() =>
            send({ type: 'google.submit', ...(origin === undefined ? {} : { origin }) })
          }
          size="large"
        >
          {messages.google}
        </Button>
      </div>
      {state.matches({ signedOut: 'signingInWithGoogle' }) && (
        <Callout role="status" title={messages.googleChoose} tone="neutral">
          <Button onClick={cancel} size="small">
            {messages.googleCancel}
          </Button>
        </Callout>
      )}
    </Stack>
  )
}
