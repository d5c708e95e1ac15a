/**
 * The part of Google's gapi that the Firebase SDK needs for signInWithPopup. The pop-up is this server's account
 * chooser, so no hidden iframe is needed: the chooser's message goes directly to the handler that the SDK registers.
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
      // The SDK's callback always throws after it has read the answer; gapi ignores the exception too.
    }
  },
}

/**
 * Returns whether `source` is a pop-up that this page opened and that shows this origin's chooser.
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
