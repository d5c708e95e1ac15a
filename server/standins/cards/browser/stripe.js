import { bankText, fieldTexts } from './texts.js'

/**
 * The part of Stripe.js that card fields need: sets window.Stripe, so that loadStripe and the React elements work with the
 * card stand-in.
 * @typedef {{ type: string, code?: string, decline_code?: string, message: string, payment_intent?: Intent }} ApiError
 * @typedef {{ id: string, status: string, client_secret: string, last_payment_error: ApiError | null,
 *   next_action: { use_stripe_sdk: { challenge: string } } | { redirect_to_url: { url: string } } | null }} Intent
 * @typedef {{ paymentIntent: Intent } | { error: ApiError }} IntentResult
 * @typedef {{ type: string, [field: string]: unknown }} Message
 * @typedef {(event: Message) => void} Listener
 * @typedef {{ frame: HTMLIFrameElement, send: (message: Message) => void, close: () => void }} Channel
 * @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} ElementType
 * @typedef {{ style?: object, disabled?: boolean, showIcon?: boolean }} ElementOptions
 * @typedef {{ family: string, src: string, weight?: string, display?: FontDisplay }} CustomFont
 */

const CONNECTION_ERROR = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
}

/** @returns {{ error: ApiError }} */
const connectionFailed = () => ({ error: { ...CONNECTION_ERROR } })

/**
 * Calls the stand-in's API with the publishable key. Resolves with an `error` instead of rejecting.
 * @template Value
 * @param {string} key
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {Record<string, string>} fields
 * @returns {Promise<{ value: Value } | { error: ApiError }>}
 */
async function call(key, method, path, fields) {
  const url = new URL(`v1/${path}`, import.meta.url)
  const form = new URLSearchParams(fields)
  if (method === 'GET') url.search = form.toString()
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === 'POST' && { body: form }),
    })
    const answer = await response.json()
    return response.ok ? { value: answer } : { error: answer.error }
  } catch {
    return connectionFailed()
  }
}

/**
 * @param {string} clientSecret pi_…_secret_…
 * @returns {string} the intent's id
 */
function intentId(clientSecret) {
  const [, id] = /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret) ?? []
  if (id !== undefined) return id
  throw new Error(
    'Invalid value for stripe.confirmCardPayment intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
  )
}

/**
 * Opens one of the stand-in's frames. The sandbox gives the frame an opaque origin, so the page cannot read its
 * content. They communicate over a MessagePort, which the frame accepts once and only from its parent.
 * @param {{ file: string, title: string, onConnect: () => Message, onMessage: (message: Message) => void }} options
 *   `onConnect` returns the first message, which is sent again whenever the frame reloads
 * @returns {Channel}
 */
function openFrame({ file, title, onConnect, onMessage }) {
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

/** @type {readonly ElementType[]} */
const TYPES = ['cardNumber', 'cardExpiry', 'cardCvc']

/** The timeout for a frame's answer, in milliseconds. */
const ANSWER_TIME = 15_000

/** One field of the card form: an iframe of the stand-in, mounted in an element of the page. */
class CardElement {
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map()
  /** @type {Channel | null} */
  #channel = null
  /** @type {HTMLElement | null} */
  #node = null
  /** @type {Map<number, (answer: Message | null) => void>} */
  #questions = new Map()
  #lastQuestion = 0
  #brand = 'unknown'
  #type
  #options

  /** @param {ElementsGroup} group @param {ElementType} type @param {ElementOptions} options */
  constructor(group, type, options) {
    this.group = group
    this.#type = type
    this.#options = options
  }

  get isMounted() {
    return this.#channel !== null
  }

  /** @param {string} event @param {Listener} listener */
  on(event, listener) {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  /** @param {string} event @param {Listener} listener */
  off(event, listener) {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  /** @param {HTMLElement} node the element that contains the frame */
  mount(node) {
    const { locale, fonts } = this.group
    this.#node = node
    this.#channel = openFrame({
      file: 'field.html',
      title: fieldTexts(locale, this.#type).frameTitle,
      onConnect: () => ({
        type: 'setup',
        field: this.#type,
        options: this.#options,
        fonts,
        locale,
        brand: this.#brand,
      }),
      onMessage: (message) => this.#receive(message),
    })
    this.#channel.frame.style.width = '100%'
    this.#channel.frame.style.height = '1.2em'
    node.replaceChildren(this.#channel.frame)
    node.classList.add('StripeElement')
    document.addEventListener('click', this.#focusFromLabel)
    return this
  }

  destroy() {
    document.removeEventListener('click', this.#focusFromLabel)
    this.#channel?.close()
    this.#channel = null
    this.#node = null
    for (const answer of this.#questions.values()) answer(null)
    this.#questions.clear()
    this.#listeners.clear()
    this.group.forget(this.#type)
    return this
  }

  /** @param {ElementOptions} options */
  update(options) {
    this.#options = { ...this.#options, ...options }
    this.#channel?.send({ type: 'update', options: this.#options })
    return this
  }

  focus() {
    // A frame can focus an element inside itself only while the frame has the focus.
    this.#channel?.frame.focus()
    this.#channel?.send({ type: 'focus' })
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
    if (type === 'answer') this.#answer(Number(rest.question), { type, ...rest })
    else if (type === 'height') {
      if (this.#channel !== null) this.#channel.frame.style.height = `${Number(rest.height)}px`
    } else if (type === 'enter') submitAround(this.#node)
    else {
      if (type === 'change' && this.#type === 'cardNumber') {
        this.group.brandChanged(String(rest.brand))
      }
      const event = { type, elementType: this.#type, ...rest }
      for (const listener of this.#listeners.get(type) ?? []) listener(event)
    }
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

/**
 * Submits the surrounding form on Enter, as a native input does: by the form's first submit button, and not at all
 * while that button is disabled.
 * @param {HTMLElement | null} node
 */
function submitAround(node) {
  const form = node?.closest('form')
  if (!form) return
  const button = [...form.querySelectorAll('button, input')].find(
    (control) =>
      (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
      control.type === 'submit',
  )
  if (button === undefined) form.requestSubmit()
  else if (button instanceof HTMLElement && !button.matches(':disabled')) button.click()
}

/** The fields of one form, as stripe.elements() returns them. */
class ElementsGroup {
  /** @type {Map<ElementType, CardElement>} */
  #elements = new Map()

  /** @param {{ fonts?: CustomFont[], locale?: string }} options */
  constructor({ fonts = [], locale = 'en' }) {
    this.fonts = fonts
    this.locale = locale
  }

  /** @param {ElementType} type @param {ElementOptions} [options] */
  create(type, options = {}) {
    if (!TYPES.includes(type)) {
      throw new Error(`The card stand-in has no element of type ${type}, only ${TYPES.join(', ')}.`)
    }
    if (this.#elements.has(type)) {
      throw new Error(
        `Can only create one Element of type ${type} through the same instance of elements().`,
      )
    }
    const element = new CardElement(this, type, options)
    this.#elements.set(type, element)
    return element
  }

  /** @param {ElementType | { __elementType: ElementType }} type a name, or a React element component */
  getElement(type) {
    const name = typeof type === 'string' ? type : type['__elementType']
    return this.#elements.get(name) ?? null
  }

  /** @param {ElementType} type */
  forget(type) {
    this.#elements.delete(type)
  }

  /** Returns all three fields in the order of the form, or null when one is missing or not mounted. */
  fields() {
    const fields = TYPES.map((type) => this.#elements.get(type))
    const mounted = fields.filter((field) => field?.isMounted === true)
    return mounted.length === TYPES.length ? mounted.filter((field) => field !== undefined) : null
  }

  /** @param {string} brand determines the number of digits in the CVC field */
  brandChanged(brand) {
    this.#elements.get('cardCvc')?.brandChanged(brand)
  }

  update() {}
}

/**
 * Creates a payment method from the three fields of a form. Each field's frame sends its own part to the stand-in. The
 * page passes on only the ticket that identifies the parts of one card.
 * @param {string} key the publishable key
 * @param {CardElement} element any field of the form
 * @returns {Promise<{ value: { id: string } } | { error: ApiError }>}
 */
async function createPaymentMethod(key, element) {
  const fields = element.group.fields()
  if (fields === null) {
    throw new Error(
      'A card needs mounted cardNumber, cardExpiry and cardCvc elements of one elements() group.',
    )
  }
  const checks = await Promise.all(fields.map((field) => field.ask({ type: 'check' })))
  for (const check of checks) {
    if (check === null) return connectionFailed()
    if (isApiError(check.error)) return { error: check.error }
  }
  const ticket = randomTicket()
  const deliveries = await Promise.all(
    fields.map((field) => field.ask({ type: 'deliver', ticket })),
  )
  if (deliveries.some((delivery) => delivery?.done !== true)) return connectionFailed()
  return call(key, 'POST', 'payment_methods', { type: 'card', 'card[ticket]': ticket })
}

/** @param {unknown} error @returns {error is ApiError} */
function isApiError(error) {
  return typeof error === 'object' && error !== null
}

/** Returns 144 random bits in base64url. */
function randomTicket() {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/**
 * Shows the bank's 3-D Secure page in a dialog and resolves with the intent or an error. If the user closes the dialog
 * without an answer, the intent keeps the status requires_action and the challenge can be shown again.
 * @param {string} challenge
 * @param {() => Promise<IntentResult>} retrieve requests the intent's current state
 * @returns {Promise<IntentResult>}
 */
async function settleChallenge(challenge, retrieve) {
  await showChallenge(challenge)
  const result = await retrieve()
  if ('error' in result || result.paymentIntent.status === 'succeeded') return result
  const intent = result.paymentIntent
  if (intent.last_payment_error !== null) {
    return { error: { ...intent.last_payment_error, payment_intent: intent } }
  }
  if (intent.status !== 'requires_action') return result
  return {
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_action_required',
      message: "The bank's page was closed before it was answered.",
      payment_intent: intent,
    },
  }
}

/**
 * Resolves when the dialog closes: after an answer, or by its X or Escape.
 * @param {string} challenge
 * @returns {Promise<void>}
 */
function showChallenge(challenge) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    const language = document.documentElement.lang || 'en'
    dialog.setAttribute('aria-label', bankText(language, 'question'))
    Object.assign(dialog.style, {
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      placeItems: 'center',
      display: 'grid',
      background: 'rgb(0 0 0 / 0.5)',
    })
    const channel = openFrame({
      file: 'challenge.html',
      title: bankText(language, 'bank'),
      onConnect: () => ({ type: 'setup', challenge, language, dark: isDark() }),
      onMessage: ({ type }) => {
        if (type === 'answered' || type === 'close') dialog.close()
      },
    })
    Object.assign(channel.frame.style, {
      width: 'min(26rem, 100vw)',
      height: 'min(31rem, 100dvh)',
      borderRadius: '12px',
    })
    dialog.append(channel.frame)
    dialog.addEventListener('close', () => {
      channel.close()
      dialog.remove()
      resolve()
    })
    document.body.append(dialog)
    dialog.showModal()
    channel.frame.addEventListener('load', () => channel.frame.focus())
  })
}

/** Returns whether the page uses a dark colour scheme, its own or the system's. */
function isDark() {
  const scheme = getComputedStyle(document.documentElement).colorScheme
  const system = matchMedia('(prefers-color-scheme: dark)').matches
  if (scheme.includes('dark') && !scheme.includes('light')) return true
  if (scheme.includes('light') && !scheme.includes('dark')) return false
  return system
}

/** @param {string} key the publishable key */
function Stripe(key) {
  if (typeof key !== 'string' || key === '') {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.')
  }

  /**
   * @param {'GET' | 'POST'} method @param {string} path @param {Record<string, string>} fields
   * @returns {Promise<IntentResult>}
   */
  const callIntent = async (method, path, fields) => {
    /** @type {{ value: Intent } | { error: ApiError }} */
    const answer = await call(key, method, path, fields)
    return 'value' in answer ? { paymentIntent: answer.value } : answer
  }

  /** @param {string} secret */
  const retrieve = (secret) =>
    callIntent('GET', `payment_intents/${intentId(secret)}`, { client_secret: secret })

  /** @param {string} secret @param {Intent} intent @returns {Promise<IntentResult>} */
  const act = (secret, intent) => {
    const action = intent.next_action
    if (action === null) return Promise.resolve({ paymentIntent: intent })
    if ('use_stripe_sdk' in action) {
      return settleChallenge(action.use_stripe_sdk.challenge, () => retrieve(secret))
    }
    location.assign(action.redirect_to_url.url)
    // The page is left: as with Stripe.js, nothing follows in it.
    return new Promise(() => {})
  }

  const refuseOthers = async () => {
    throw new Error('The card stand-in confirms payments by confirmCardPayment only.')
  }

  return {
    /** @param {{ fonts?: CustomFont[], locale?: string }} [options] */
    elements: (options) => new ElementsGroup(options ?? {}),

    // @stripe/react-stripe-js knows Stripe by these two.
    createPaymentMethod: refuseOthers,
    createToken: refuseOthers,

    /**
     * @param {string} secret
     * @param {{ payment_method?: string | { card: CardElement } }} [data]
     * @param {{ handleActions?: boolean }} [options]
     * @returns {Promise<IntentResult>}
     */
    async confirmCardPayment(secret, data, options) {
      const path = `payment_intents/${intentId(secret)}/confirm`
      const { payment_method: given, ...others } = data ?? {}
      if (Object.keys(others).length > 0) await refuseOthers()
      let method = given
      if (method !== undefined && typeof method !== 'string') {
        const made = await createPaymentMethod(key, method.card)
        if ('error' in made) return made
        method = made.value.id
      }
      const result = await callIntent('POST', path, {
        client_secret: secret,
        ...(method !== undefined && { payment_method: method }),
      })
      if ('error' in result || options?.handleActions === false) return result
      return act(secret, result.paymentIntent)
    },

    /** @param {{ clientSecret: string }} options @returns {Promise<IntentResult>} */
    async handleNextAction({ clientSecret }) {
      const found = await retrieve(clientSecret)
      if ('error' in found) return found
      if (found.paymentIntent.status !== 'requires_action') {
        throw new Error(
          'handleNextAction: The PaymentIntent supplied is not in the requires_action state.',
        )
      }
      return act(clientSecret, found.paymentIntent)
    },

    retrievePaymentIntent: retrieve,
  }
}

/** @stripe/stripe-js expects this release and logs a warning for any other. */
Stripe.version = 'endive'

Object.assign(window, { Stripe })
