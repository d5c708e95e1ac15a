/**
 * @typedef {import('./frame.js').Message} Message
 * @typedef {(event: Message) => void} Listener
 */

/** An event emitter with the `on`, `once` and `off` methods of Stripe's elements. */
export class Events {
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map()

  /** @param {string} event @param {Listener} listener */
  on(event, listener) {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  /** @param {string} event @param {Listener} listener */
  once(event, listener) {
    /** @type {Listener} */
    const first = (value) => {
      this.off(event, first)
      listener(value)
    }
    return this.on(event, first)
  }

  /** @param {string} event @param {Listener} [listener] every listener of the event when omitted */
  off(event, listener) {
    if (listener === undefined) this.#listeners.delete(event)
    else this.#listeners.get(event)?.delete(listener)
    return this
  }

  /** @param {Message} event */
  emit(event) {
    for (const listener of this.#listeners.get(event.type) ?? []) listener(event)
  }

  forgetListeners() {
    this.#listeners.clear()
  }
}
