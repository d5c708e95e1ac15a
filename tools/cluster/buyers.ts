import { type Buyer, purchase } from '../crashes/purchase.ts'
import { Shop, signUp } from '../crashes/shop.ts'

const BUYERS = 6

/** Buyers who buy one product after the other through the proxy, until they are told to stop. */
export class Buyers {
  readonly shop: Shop
  readonly bought: string[] = []
  #isStopped = false
  #working: Promise<unknown> = Promise.resolve()
  #next = 0

  constructor(origin: string) {
    this.shop = new Shop(origin)
  }

  /** Signs the buyers up, and begins. Returns the first buyer. */
  async start(): Promise<Buyer> {
    const buyers: Buyer[] = []
    for (let index = 0; index < BUYERS; index += 1) {
      const email = `buyer${index}@crashes.test`
      buyers.push({ email, token: await signUp(this.shop, email) })
    }
    this.#working = Promise.all(buyers.map((buyer) => this.#work(buyer)))
    const [first] = buyers
    if (first === undefined) throw new Error('Nobody buys.')
    return first
  }

  /** Lets each buyer finish the purchase that has begun. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#working
  }

  async #work(buyer: Buyer): Promise<void> {
    while (!this.#isStopped) {
      const productId = `p${this.#next}`
      this.#next += 1
      if ((await purchase(this.shop, productId, buyer)) === 'bought') this.bought.push(productId)
      else throw new Error(`${productId} was not to be had.`)
    }
  }
}
