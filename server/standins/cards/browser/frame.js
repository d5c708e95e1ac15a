/**
 * @typedef {{ type: string, [field: string]: unknown }} Message
 * @typedef {{ frame: HTMLIFrameElement, send: (message: Message) => void, close: () => void }} Channel
 */

/**
 * Opens one of the stand-in's frames. The sandbox gives it an origin of no one: the page can see that it is there and
 * nothing of what is in it. The two talk over a port of their own, which the frame takes once, from its parent only.
 * @param {{ file: string, title: string, onConnect: () => Message, onMessage: (message: Message) => void }} options
 *   `onConnect` gives the first message, also after the frame was loaded anew
 * @returns {Channel}
 */
export function openFrame({ file, title, onConnect, onMessage }) {
  const frame = document.createElement('iframe')
  frame.src = new URL(file, import.meta.url).href
  frame.title = title
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.style.border = '0'
  frame.style.display = 'block'
  // Another scheme than the frame's own would paint it an opaque ground.
  frame.style.colorScheme = 'light'
  /** @type {MessagePort | null} */
  let port = null
  /** What is said before the frame has loaded. @type {Message[]} */
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
