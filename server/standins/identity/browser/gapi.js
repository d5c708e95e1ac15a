/**
 * What the Firebase SDK needs of Google's gapi for signInWithPopup, where the pop-up is the account chooser of this
 * very server: no hidden frame in between, the chooser's message goes straight to the handler that the SDK registers.
 */

const handlers = new Map()

const frame = {
  restyle: () => Promise.resolve(),
  ping(answered) {
    answered()
    return Promise.resolve()
  },
  register(name, handler) {
    handlers.set(name, handler)
  },
  send(_name, _message, answered) {
    try {
      answered([{ webStorageSupport: true }])
    } catch {
      // The SDK's callback always throws once it has read the answer; gapi takes no notice either.
    }
  },
}

/** A pop-up that this page opened, showing the chooser of this origin. */
const isOwnPopup = (source) => {
  try {
    return source.opener === window && source.location.pathname === '/emulator/auth/handler'
  } catch {
    return false
  }
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || data?.type !== 'loppis.authEvent') return
  if (!isOwnPopup(source) || typeof data.authEvent?.eventId !== 'string') return
  handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent })
})

window.gapi = {
  iframes: {
    Iframe: Object,
    CROSS_ORIGIN_IFRAMES_FILTER: {},
    getContext: () => ({ open: (_options, opened) => opened(frame) }),
  },
}
