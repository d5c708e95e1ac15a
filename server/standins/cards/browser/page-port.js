/** @typedef {import('./stripe.js').Message} Message */

/**
 * Connects a frame to its page: accepts the first MessagePort from the parent and ignores every other message.
 * @param {(message: Message, send: (answer: Message) => void) => void} onMessage
 */
export function listenToPage(onMessage) {
  const connecting = new AbortController()
  addEventListener(
    'message',
    (event) => {
      const [port] = event.ports
      if (event.source !== parent || event.data !== 'connect' || port === undefined) return
      connecting.abort()
      port.addEventListener('message', ({ data }) => {
        onMessage(data, (answer) => port.postMessage(answer))
      })
      port.start()
    },
    { signal: connecting.signal },
  )
}
