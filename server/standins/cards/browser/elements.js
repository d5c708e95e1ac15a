import { CardElement } from './element.js'

/**
 * @typedef {import('./element.js').ElementType} ElementType
 * @typedef {import('./element.js').ElementOptions} ElementOptions
 * @typedef {{ family: string, src: string, weight?: string, style?: string, display?: string }} CustomFont
 * @typedef {{ fonts?: CustomFont[], clientSecret?: string, locale?: string }} GroupOptions
 *   only `fonts` and `locale` are used; each font has a family and a src
 */

/** @type {readonly ElementType[]} */
const TYPES = ['cardNumber', 'cardExpiry', 'cardCvc']

/** The fields of one form, as stripe.elements() returns them. */
export class ElementsGroup {
  /** @type {Map<ElementType, CardElement>} */
  #elements = new Map()
  #fonts
  #locale

  /** @param {GroupOptions} options */
  constructor(options) {
    this.#fonts = options.fonts ?? []
    this.#locale = options.locale ?? 'en'
  }

  /**
   * @param {ElementType} type
   * @param {ElementOptions} [options]
   */
  create(type, options = {}) {
    if (!TYPES.includes(type)) {
      throw new Error(`The card stand-in has no element of type ${type}, only ${TYPES.join(', ')}.`)
    }
    if (this.#elements.has(type)) {
      throw new Error(
        `Can only create one Element of type ${type} through the same instance of elements().`,
      )
    }
    const element = new CardElement({
      group: this,
      type,
      options,
      fonts: this.#fonts,
      locale: this.#locale,
      onDestroy: () => this.#elements.delete(type),
    })
    this.#elements.set(type, element)
    return element
  }

  /** @param {ElementType | { __elementType: ElementType }} type a name, or a React element component */
  getElement(type) {
    const name = typeof type === 'string' ? type : type['__elementType']
    return this.#elements.get(name) ?? null
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

  async fetchUpdates() {
    return {}
  }
}
