import type { Buyer } from '../crashes/purchase.ts'
import { Shop, signUp, textIn } from '../crashes/shop.ts'
import { Histories } from './histories.ts'
import { type Outcome, wish } from './wish.ts'

type SaleOutcome = Extract<Outcome, { is: 'bought' }>

const GROUPS = 3
const BUYERS_OF_A_PRODUCT = 4
/** Of every fifth product, a buyer who gets it gives it back. */
const GIVEN_BACK = 5

/** Returns whether the seller hands over the product once it is sold; the others are never handed over. */
export const isHandedOver = (productNumber: number): boolean => productNumber % 2 === 1

/** Groups of buyers, each of which races for one product after the other, and the seller of all of them. */
export class Crowd {
  readonly shop: Shop
  readonly histories = new Histories()
  readonly bought: string[] = []
  /** The orders whose hand-over the server has acknowledged. */
  readonly handedOver: string[] = []
  readonly problems: string[] = []
  readonly #sellerToken: string
  #isStopped = false
  #working: Promise<unknown> = Promise.resolve()
  #next = 0

  constructor(origin: string, sellerToken: string) {
    this.shop = new Shop(origin)
    this.#sellerToken = sellerToken
  }

  /** Signs the buyers up, and begins. Returns the first buyer. */
  async start(): Promise<Buyer> {
    const groups: Buyer[][] = []
    for (let group = 0; group < GROUPS; group += 1) {
      const buyers: Buyer[] = []
      for (let index = 0; index < BUYERS_OF_A_PRODUCT; index += 1) {
        const email = `buyer${group}-${index}@crashes.test`
        buyers.push({ email, token: await signUp(this.shop, email) })
      }
      groups.push(buyers)
    }
    this.#working = Promise.all(groups.map((buyers) => this.#work(buyers)))
    const [first] = groups.flat()
    if (first === undefined) throw new Error('Nobody buys.')
    return first
  }

  /** Lets each group finish the race that has begun. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#working
  }

  async #work(buyers: readonly Buyer[]): Promise<void> {
    while (!this.#isStopped) {
      const number = this.#next
      this.#next += 1
      try {
        await this.#race(number, buyers)
      } catch (error) {
        this.problems.push(`p${number}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  async #race(number: number, buyers: readonly Buyer[]): Promise<void> {
    const productId = `p${number}`
    const settled = await Promise.allSettled(
      buyers.map((buyer, index) =>
        wish(this, { productId, buyer, isFickle: number % GIVEN_BACK === 0 && index === 0 }),
      ),
    )
    const sales = settled.flatMap((each): SaleOutcome[] => {
      if (each.status === 'rejected') throw each.reason
      return each.value.is === 'bought' ? [each.value] : []
    })
    const [sale] = sales
    if (sale === undefined || sales.length > 1) throw new Error(`sold to ${sales.length} buyers`)
    this.bought.push(productId)
    if (isHandedOver(number)) await this.#handOver(sale.orderId)
  }

  async #handOver(orderId: string): Promise<void> {
    const path = `/orders/${orderId}/events`
    const answer = await this.shop.call('POST', path, this.#sellerToken, { event: 'seller.meet' })
    // An attempt whose answer was lost may have handed it over.
    const state = textIn(answer, 'state')
    if (state !== 'handedOver.met') throw new Error(`the order is ${state}, not handed over`)
    this.handedOver.push(orderId)
  }
}
