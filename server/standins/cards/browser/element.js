import { textsOf } from './field-texts.js'
import { Events } from './events.js'
import { openFrame } from './frame.js'
import { submitAround } from './form-submit.js'

/**
 * @typedef {import('./frame.js').Message} Message
 * @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} ElementType
 * @typedef {{ style?: object, classes?: Partial<typeof CLASSES>, placeholder?: string, disabled?: boolean,
 *   showIcon?: boolean }} ElementOptions
 */

const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
}

/** @type {Record<ElementType, string>} */
/** The timeout for a frame's answer, in milliseconds. */
const ANSWER_TIME = 15_000

/** One field of the card form: an iframe of the stand-in, mounted in an element of the page. */
export class CardElement extends Events {
  /** @type {import('./frame.js').Channel | null} */
  #channel = null
  /** @type {HTMLElement | null} */
  #node = null
  /** @type {Map<number, (answer: Message | null) => void>} */
  #questions = new Map()
  #lastQuestion = 0
  #brand = 'unknown'
  #parts

  /**
   * @param {{ group: import('./elements.js').ElementsGroup, type: ElementType, options: ElementOptions,
   *   fonts: import('./elements.js').CustomFont[], locale: string, onDestroy: () => void }} parts
   */
  constructor(parts) {
    super()
    this.#parts = parts
  }

  get group() {
    return this.#parts.group
  }

  get isMounted() {
    return this.#channel !== null
  }

  /** @param {string | HTMLElement} target a selector, or the element that contains the frame */
  mount(target) {
    const node = typeof target === 'string' ? document.querySelector(target) : target
    if (!(node instanceof HTMLElement)) {
      const selector = typeof target === 'string' ? target : typeof target
      throw new Error(`The selector you specified (${selector}) applies to no DOM elements.`)
    }
    this.unmount()
    const { type, options, fonts, locale } = this.#parts
    this.#node = node
    this.#channel = openFrame({
      file: 'field.html',
      title: textsOf(locale, type).frameTitle,
      onConnect: () => ({ type: 'setup', field: type, options, fonts, locale, brand: this.#brand }),
      onMessage: (message) => this.#receive(message),
    })
    this.#channel.frame.style.width = '100%'
    this.#channel.frame.style.height = '1.2em'
    node.replaceChildren(this.#channel.frame)
    this.#toggle('base', true)
    this.#toggle('empty', true)
    document.addEventListener('click', this.#focusFromLabel)
    return this
  }

  unmount() {
    document.removeEventListener('click', this.#focusFromLabel)
    this.#channel?.close()
    this.#channel = null
    for (const name of Object.keys(CLASSES)) this.#toggle(name, false)
    this.#node = null
    for (const answer of this.#questions.values()) answer(null)
    this.#questions.clear()
    return this
  }

  destroy() {
    this.unmount()
    this.forgetListeners()
    this.#parts.onDestroy()
    return this
  }

  /** @param {ElementOptions} options */
  update(options) {
    this.#parts.options = { ...this.#parts.options, ...options }
    this.#channel?.send({ type: 'update', options: this.#parts.options })
    return this
  }

  focus() {
    // A frame can focus an element inside itself only while the frame has the focus.
    this.#channel?.frame.focus()
    this.#channel?.send({ type: 'focus' })
    return this
  }

  blur() {
    this.#channel?.send({ type: 'blur' })
    this.#channel?.frame.blur()
    return this
  }

  clear() {
    this.#channel?.send({ type: 'clear' })
    return this
  }

  /**
   * Sends a question to the frame. Resolves with null when the frame does not answer in time.
   * @param {Message} question
   * @returns {Promise<Message | null>}
   */
  ask(question) {
    const id = ++this.#lastQuestion
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer(id, null), ANSWER_TIME)
      this.#questions.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      this.#channel?.send({ ...question, question: id })
    })
  }

  /** @param {string} brand */
  brandChanged(brand) {
    this.#brand = brand
    this.#channel?.send({ type: 'brand', brand })
  }

  /** @param {number} id @param {Message | null} answer */
  #answer(id, answer) {
    this.#questions.get(id)?.(answer)
    this.#questions.delete(id)
  }

  /** @param {Message} message */
  #receive({ type, ...rest }) {
    const elementType = this.#parts.type
    if (type === 'answer') this.#answer(Number(rest.question), { type, ...rest })
    else if (type === 'height') this.#setHeight(Number(rest.height))
    else if (type === 'enter') submitAround(this.#node)
    else {
      if (type === 'focus' || type === 'blur') this.#toggle('focus', type === 'focus')
      if (type === 'change') this.#changed(rest)
      this.emit({ type, elementType, ...rest })
    }
  }

  /** @param {Omit<Message, 'type'>} change */
  #changed(change) {
    this.#toggle('complete', change.complete === true)
    this.#toggle('empty', change.empty === true)
    this.#toggle('invalid', change.error !== undefined)
    if (this.#parts.type === 'cardNumber') this.group.brandChanged(String(change.brand))
  }

  /** @param {number} height in CSS pixels */
  #setHeight(height) {
    if (this.#channel !== null) this.#channel.frame.style.height = `${height}px`
  }

  /** @param {string} name @param {boolean} on */
  #toggle(name, on) {
    const classes = Object.entries({ ...CLASSES, ...this.#parts.options.classes })
    const found = classes.find(([key]) => key === name)?.[1]
    if (found) this.#node?.classList.toggle(found, on)
  }

  /** A label's `for` names the container element, which the browser cannot focus. @param {Event} event */
  #focusFromLabel = ({ target }) => {
    if (!(target instanceof Element) || this.#node === null) return
    const label = target.closest('label')
    const isOurs =
      label !== null &&
      (label.contains(this.#node) || (label.htmlFor !== '' && label.htmlFor === this.#node.id))
    if (isOurs || target === this.#node) this.focus()
  }
}
