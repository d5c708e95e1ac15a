import { useRef } from 'react'
import type { Destination } from '../../domain/destinations.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import type { SessionViewProps } from './session-view.ts'

type GoogleSignInProps = SessionViewProps & { origin?: Destination | undefined }

/** Google in a pop-up, with a way out of our own: the provider reports a closed window only after seconds. */
export function GoogleSignIn({ state, send, origin }: GoogleSignInProps) {
  const place = useRef<HTMLDivElement>(null)
  const cancel = () => {
    // The button that is pressed goes away; the focus goes back to where it came from.
    place.current?.querySelector('button')?.focus()
    send({ type: 'google.cancel' })
  }
  return (
    <Stack gap="small">
      {state.matches({ signedOut: 'popupBlocked' }) && (
        <Callout role="alert" title="Your browser blocked the sign-in window." tone="held">
          Allow pop-ups for this site in the address bar, then try again.
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
          Sign in with Google
        </Button>
      </div>
      {state.matches({ signedOut: 'signingInWithGoogle' }) && (
        <Callout
          role="status"
          title="Choose your account in the window that opened."
          tone="neutral"
        >
          <Button onClick={cancel} size="small">
            Cancel Google sign-in
          </Button>
        </Callout>
      )}
    </Stack>
  )
}
