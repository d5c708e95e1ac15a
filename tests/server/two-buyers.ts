import { keptFrom, readLedger, wrongInTheEnd, wrongNow } from '../../tools/walks/ledger.ts'
import { bookingOf, type Person, type Fixture, type WalkMarket } from '../../tools/walks/market.ts'

export type Step = 'book' | 'load' | 'intent' | 'confirm' | 'save' | 'delete'
type Name = 'ann' | 'bob'

/** Returns every interleaving of `anns` steps of Ann and `bobs` steps of Bob. */
export function interleavings(anns: number, bobs: number): readonly (readonly Name[])[] {
  if (anns === 0 && bobs === 0) return [[]]
  const first = (name: Name, rest: readonly (readonly Name[])[]) =>
    rest.map((order) => [name, ...order])
  return [
    ...(anns > 0 ? first('ann', interleavings(anns - 1, bobs)) : []),
    ...(bobs > 0 ? first('bob', interleavings(anns, bobs - 1)) : []),
  ]
}

type Answer = { status: number; body: Record<string, unknown> }

/** The data that a buyer has received so far. */
type Told = { bookingId: string; clientSecret: string; transactionId: string; answers: string[] }

/** Runs one interleaving on a fresh product and returns the problems together with the order. */
export async function raceProblems(
  market: WalkMarket,
  order: readonly Name[],
  steps: Readonly<Record<Name, readonly Step[]>>,
  holds: 'in force' | 'run out',
): Promise<string[]> {
  const stall = await market.createFixture()
  const buyers = {
    ann: openBuyer(market, stall, stall.ann),
    bob: openBuyer(market, stall, stall.bob),
  }
  const left = { ann: [...steps.ann], bob: [...steps.bob] }
  const problems: string[] = []
  for (const name of order) {
    const step = left[name].shift()
    if (step === undefined) throw new Error(`${name} has no step left.`)
    if (step === 'intent' && holds === 'run out') market.minutesPass(16)
    await buyers[name].take(step)
    problems.push(...wrongNow(await readLedger(market, stall)))
  }
  // A buyer who left returns: the browser has stored the charge and records it.
  for (const buyer of Object.values(buyers)) await buyer.take('save')
  const ledger = await readLedger(market, stall)
  problems.push(...wrongInTheEnd(ledger))
  const sale = ledger.recorded.find(({ isRefundDue }) => !isRefundDue)
  if (ledger.charges.length > 0 && sale === undefined) problems.push('nobody has the item')
  for (const name of ['ann', 'bob'] as const) {
    const isMine = sale?.buyerId === stall[name].id
    const wasCharged = ledger.charges.some(({ buyerId }) => buyerId === stall[name].id)
    const isKept = keptFrom(ledger, stall[name]).length > 0
    if (isKept !== isMine) problems.push(`${name} was charged, or not, for nothing`)
    problems.push(
      ...(await buyers[name].untruths({ isMine, isSold: sale !== undefined, wasCharged })),
    )
  }
  const taken = order.map((name, index) => {
    const nth = order.slice(0, index).filter((other) => other === name).length
    return `${name} ${steps[name][nth]}`
  })
  return problems.map((problem) => `${problem}: ${taken.join(', ')}`)
}

function openBuyer(market: WalkMarket, stall: Fixture, person: Person) {
  const told: Told = { bookingId: '', clientSecret: '', transactionId: '', answers: [] }
  // A token is valid for an hour; two holds expire within half an hour.
  const token = market.market.tokens.issue(person.id)
  const call = async (method: string, path: string, json?: object): Promise<Answer> => {
    const response = await market.app.request(path, {
      method,
      headers: {
        authorization: `Bearer ${await token}`,
        'content-type': 'application/json',
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const mine = `/book-product?email=${person.email}`
  const orders = async () => {
    const { body } = await call('GET', mine)
    return Array.isArray(body) ? body : []
  }
  const said = ({ status, body }: Answer) =>
    told.answers.push(status === 200 ? 'done' : String(body['code']))

  const steps: Readonly<Record<Step, () => Promise<unknown>>> = {
    async book() {
      said(await call('PUT', '/book-product', bookingOf(stall, person)))
      const [booking] = await orders()
      told.bookingId = booking?._id ?? ''
    },
    load: () => call('GET', `/payment-booking/${told.bookingId}`),
    async intent() {
      const { bookingId } = told
      const answer = await call('POST', '/create-payment-intent', {
        bookingId,
        productId: stall.productId,
        price: 50,
      })
      said(answer)
      if (answer.status === 200) told.clientSecret = String(answer.body['clientSecret'])
    },
    async confirm() {
      const [intent] = told.clientSecret.split('_secret_')
      const response = await market.app.request(
        `/standins/cards/v1/payment_intents/${intent}/confirm`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${market.publishableKey}` },
          body: new URLSearchParams({
            client_secret: told.clientSecret,
            payment_method: 'pm_card_visa',
          }),
        },
      )
      if (response.ok) told.transactionId = intent ?? ''
      else told.answers.push('not-charged')
    },
    async save() {
      said(
        await call('POST', '/save-payment-info', {
          transactionId: told.transactionId,
          bookingId: told.bookingId,
          email: person.email,
        }),
      )
    },
    delete: () => call('DELETE', `${mine}&id=${stall.productId}`),
  }
  /** A buyer skips a step that needs data which the buyer has not received. */
  const canTake = (step: Step) =>
    step === 'book' ||
    (told.bookingId !== '' &&
      (step !== 'confirm' || told.clientSecret !== '') &&
      (step !== 'save' || told.transactionId !== ''))

  return {
    async take(step: Step): Promise<void> {
      if (canTake(step)) await steps[step]()
    },
    /** Returns where My Orders or a response differs from the item's actual state. */
    async untruths(fate: {
      isMine: boolean
      isSold: boolean
      wasCharged: boolean
    }): Promise<string[]> {
      const [order] = await orders()
      const isShown = order !== undefined && order.isPaid === fate.isSold
      const isRefused = told.answers.some((code) =>
        ['refunded', 'item-held', 'item-unavailable', 'not-charged'].includes(code),
      )
      return [
        ...(fate.isMine && order?.boughtBy !== person.email
          ? ['the buyer does not see it as his']
          : []),
        ...(!fate.isMine && order?.boughtBy === person.email ? ['the other sees it as his'] : []),
        ...(order !== undefined && !isShown ? ['My Orders does not say whether it is sold'] : []),
        ...(!fate.isMine && fate.isSold && !isRefused ? ['the other was not told'] : []),
        ...(!fate.isMine && fate.wasCharged && !told.answers.includes('refunded')
          ? ['the other was refunded and not told']
          : []),
      ]
    },
  }
}
