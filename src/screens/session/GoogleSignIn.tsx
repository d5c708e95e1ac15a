import { useRef } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { sessionWords } from '../../words/session.ts'
import { useWords } from '../../words/useWords.ts'
import type { SessionViewProps } from './session-view.ts'

type GoogleSignInProps = SessionViewProps & { origin?: Destination | undefined }

/** Google in a pop-up, with a way out of our own: the provider reports a closed window only after seconds. */
export function GoogleSignIn({ state, send, origin }: GoogleSignInProps) {
  const words = useWords(sessionWords)
  const place = useRef<HTMLDivElement>(null)
  const cancel = () => {
    // The button that is pressed goes away; the focus goes back to where it came from.
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
