/**
 * What the Firebase SDK needs of Google's gapi for signInWithPopup, where the pop-up is the account chooser of this
 * very server: no hidden frame in between, the chooser's message goes straight to the handler that the SDK registers.
 */

/** @type {Map<string, (message: object) => void>} */
const handlers = new Map()

const frame = {
  restyle: () => Promise.resolve(),
  /** @param {() => void} answered */
  ping(answered) {
    answered()
    return Promise.resolve()
  },
  /**
   * @param {string} name
   * @param {(message: object) => void} handler
   */
  register(name, handler) {
    handlers.set(name, handler)
  },
  /**
   * @param {string} _name
   * @param {unknown} _message
   * @param {(answers: object[]) => void} answered
   */
  send(_name, _message, answered) {
    try {
      answered([{ webStorageSupport: true }])
    } catch {
      // The SDK's callback always throws once it has read the answer; gapi takes no notice either.
    }
  },
}

/**
 * A pop-up that this page opened, showing the chooser of this origin.
 * @param {Window} source
 */
const isOwnPopup = (source) => {
  try {
    return source.opener === window && source.location.pathname === '/emulator/auth/handler'
  } catch {
    return false
  }
}

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || data?.type !== 'loppis.authEvent') return
  if (
    !(source && 'opener' in source && isOwnPopup(source)) ||
    typeof data.authEvent?.eventId !== 'string'
  )
    return
  handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent })
})

Object.assign(window, {
  gapi: {
    iframes: {
      Iframe: Object,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({
        /**
         * @param {unknown} _options
         * @param {(opened: typeof frame) => void} opened
         */
        open: (_options, opened) => opened(frame),
      }),
    },
  },
})
