import { useRef } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { sessionWords } from '../../words/session.ts'
import { useWords } from '../../words/useWords.ts'
import type { SessionViewProps } from './session-view.ts'

type GoogleSignInProps = SessionViewProps & { origin?: Destination | undefined }

/** Google sign-in in a pop-up, with its own cancel button: the SDK reports a closed window only after seconds. */
export function GoogleSignIn({ state, send, origin }: GoogleSignInProps) {
  const words = useWords(sessionWords)
  const place = useRef<HTMLDivElement>(null)
  const cancel = () => {
    // The cancel button unmounts, so the focus returns to the Google button.
    place.current?.querySelector('button')?.focus()
    send({ type: 'google.cancel' })
  }
  return (
    <Stack gap="small">
      {state.matches({ signedOut: 'popupBlocked' }) && (
        <Callout role="alert" title={words.googleBlocked} tone="held">
          {words.googleAllow}
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
          {words.google}
        </Button>
      </div>
      {state.matches({ signedOut: 'signingInWithGoogle' }) && (
        <Callout role="status" title={words.googleChoose} tone="neutral">
          <Button onClick={cancel} size="small">
            {words.googleCancel}
          </Button>
        </Callout>
      )}
    </Stack>
  )
}
