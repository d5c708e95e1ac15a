/**
 * @typedef {{ type: string, [field: string]: unknown }} Message
 * @typedef {{ frame: HTMLIFrameElement, send: (message: Message) => void, close: () => void }} Channel
 */

/**
 * Opens one of the stand-in's frames. The sandbox gives the frame an opaque origin, so the page cannot read its
 * content. They communicate over a MessagePort, which the frame accepts once and only from its parent.
 * @param {{ file: string, title: string, onConnect: () => Message, onMessage: (message: Message) => void }} options
 *   `onConnect` returns the first message, which is sent again whenever the frame reloads
 * @returns {Channel}
 */
export function openFrame({ file, title, onConnect, onMessage }) {
  const frame = document.createElement('iframe')
  frame.src = new URL(file, import.meta.url).href
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.border = '0'
  frame.style.display = 'block'
  // With a colour scheme other than the frame document's, the browser paints an opaque background.
  frame.style.colorScheme = 'light'
  /** @type {MessagePort | null} */
  let port = null
  /** Messages that are sent before the frame has loaded. @type {Message[]} */
  const waiting = []
  frame.addEventListener('load', () => {
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', (event) => onMessage(event.data))
    port1.start()
    port = port1
    frame.contentWindow?.postMessage('connect', '*', [port2])
    port1.postMessage(onConnect())
    for (const message of waiting.splice(0)) port1.postMessage(message)
  })
  return {
    frame,
    send(message) {
      if (port === null) waiting.push(message)
      else port.postMessage(message)
    },
    close() {
      port?.close()
      frame.remove()
    },
  }
}
