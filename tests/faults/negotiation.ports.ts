import { randomUUID } from 'node:crypto'
import { type AnyActor, createActor, waitFor } from 'xstate'
import type { Conversation } from '../../src/domain/conversation.ts'
import type { Failure } from '../../src/domain/failure.ts'
import type { Offer } from '../../src/domain/offer.ts'
import { emptyReviewForm, type ReviewForm, type Reviews } from '../../src/domain/review.ts'
import { insertOrder } from '../server/insert-order.ts'
import type { FaultyApp, TestData } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const PRICE = '45'
const REASON = 'Asks for money outside of Loppis.'

/** The context of any of the three machines. */
type Shown = {
  failure: Failure | null
  offers?: readonly Offer[]
  price?: string
  conversation?: Conversation | null
  reason?: string
  reviews?: Reviews | null
  form?: ReviewForm
}

type Sent = { type: string; [field: string]: unknown }

type Task = {
  /** Performs the acts of the two that come before. */
  prepare: (
    pages: { buyer: Page; seller: Page },
    data: TestData,
    market: FaultyApp,
  ) => Promise<void>
  start: (seller: Page, data: TestData) => AnyActor
  /** Returns the event that opens the form, or that sends an act without a form. */
  choose: (shown: Shown) => Sent
  /** The event that sends the input; null for an act without a form. */
  submit: Sent | null
  isDone: (shown: Shown) => boolean
  /** Whether the form has the input. */
  hasInput?: (shown: Shown) => boolean
  /** The event in the journal, which is there once. */
  event: string
  /** The event can be there again: it changes nothing then. */
  isRepeatable?: boolean
}

/** Does a seller's act that answers a buyer. */
async function openAct(market: FaultyApp, task: Task): Promise<Scenario> {
  const data = await market.createTestData()
  const other = openPage(market, data.buyer)
  await other.start()
  const page = openPage(market, data.seller)
  await page.start()
  await task.prepare({ buyer: other, seller: page }, data, market)
  other.close()
  const open = async () => {
    const started = task.start(page, data).start()
    await waitFor(started, (state) => state.matches('shown'))
    return started
  }
  let actor = await open()
  const state = () => actor.getSnapshot()
  const shown = (): Shown => state().context
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  const isFormOpen = () => task.submit !== null && state().can(task.submit)
  const act = () => {
    if (!isFormOpen()) actor.send(task.choose(shown()))
    if (task.submit !== null) actor.send(task.submit)
  }
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().matches('shown.idle') && task.isDone(shown()),
    showsFailure: () => isOver() || shown().failure !== null,
    visibleText: () => visibleTextOf(page, shown().failure),
    lostInput: () => {
      const { failure } = shown()
      // A refusal says that the offer or the conversation is another one by now.
      if (failure === null || failure.kind === 'conflict' || isOver()) return []
      return task.hasInput === undefined || task.hasInput(shown()) ? [] : ['what was typed']
    },
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        actor.stop()
        actor = await open()
      }
      // The live updates may have shown the act although its answer was lost.
      if (!task.isDone(shown()) || isFormOpen()) act()
    },
    repeatAction: act,
    async serverProblems() {
      const count = await market.count(
        `from journal where event ->> 'type' = $1 and user_id = $2`,
        [task.event, data.seller.id],
      )
      return count === 1 || (task.isRepeatable === true && count > 1)
        ? []
        : [`${task.event} happened ${count} times`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

const ofOffer = {
  async prepare({ buyer }: { buyer: Page }, { product }: TestData) {
    await buyer.api.makeOffer({ productId: product._id, price: 30 }, randomUUID())
  },
  start: ({ machines }: Page) =>
    createActor(machines.offers, { input: { productId: null, role: 'seller' } }),
}

const chooseOffer =
  (event: string) =>
  ({ offers = [] }: Shown): Sent => ({ type: 'offers.act', offerId: offers[0]?._id ?? '', event })

const isOfferIn =
  (wanted: string) =>
  ({ offers = [] }: Shown) =>
    offers.some(({ state }) => state === wanted)

const ofConversation = {
  async prepare(
    { buyer, seller }: { buyer: Page; seller: Page },
    { product, buyer: { id } }: TestData,
  ) {
    const about = { productId: product._id }
    const words = { _id: randomUUID(), text: 'Hello', pictures: [] }
    await buyer.api.writeMessage({ ...about, buyerId: null }, words)
    // The page of an unread message makes the call of its own accord.
    const read = { event: 'seller.read', number: 1 }
    await seller.api.sendConversationEvent({ ...about, buyerId: id }, read, randomUUID())
  },
  start: ({ machines }: Page, { product, buyer }: TestData) =>
    createActor(machines.conversation, {
      input: { productId: product._id, buyerId: buyer.id },
    }),
}

const REVIEW: ReviewForm = {
  ...emptyReviewForm,
  stars: '5',
  friendly: 'on',
  words: 'Came on time.',
}
const ANSWER: ReviewForm = { ...emptyReviewForm, words: 'Thank you.' }

const ofReviews = {
  /** The buyer has received the item. */
  async prepare({ buyer: page }: { buyer: Page }, data: TestData, market: FaultyApp) {
    const { product, buyer, seller } = data
    const id = `order-${product._id}`
    await insertOrder(market.database, {
      id,
      productId: product._id,
      buyerId: buyer.id,
      sellerId: seller.id,
      at: new Date(),
    })
    await page.api.sendOrderEvent({ orderId: id, event: 'buyer.confirm' }, randomUUID())
  },
  start: ({ machines }: Page, { product }: TestData) =>
    createActor(machines.review, { input: { orderId: `order-${product._id}` } }),
}

/** The answers of a seller to an offer, to a message and to a review, and the seller's own review. */
export const negotiationPorts: readonly Port[] = [
  {
    name: 'offers: send, another price',
    call: 'POST /offers/:id/events',
    open: (market) =>
      openAct(market, {
        ...ofOffer,
        choose: chooseOffer('seller.counter'),
        submit: { type: 'offers.submit', price: PRICE },
        isDone: isOfferIn('countered'),
        hasInput: ({ price }) => price === PRICE,
        event: 'seller.counter',
      }),
  },
  {
    name: 'offers: send, an acceptance',
    call: 'POST /offers/:id/events',
    open: (market) =>
      openAct(market, {
        ...ofOffer,
        choose: chooseOffer('seller.accept'),
        submit: null,
        isDone: isOfferIn('accepted'),
        event: 'seller.accept',
      }),
  },
  {
    name: 'conversation: send, a report',
    call: 'POST /conversations/:productId/events',
    open: (market) =>
      openAct(market, {
        ...ofConversation,
        choose: ({ conversation }) => ({
          type: 'conversation.act',
          act: { name: 'report', messageId: conversation?.messages[0]?._id ?? null },
        }),
        submit: { type: 'conversation.submit', reason: REASON },
        isDone: ({ conversation }) => conversation?.report?.isOpen === true,
        hasInput: ({ reason }) => reason === REASON,
        event: 'seller.report',
      }),
  },
  {
    name: 'conversation: send, a block',
    call: 'POST /conversations/:productId/events',
    open: (market) =>
      openAct(market, {
        ...ofConversation,
        choose: () => ({ type: 'conversation.act', act: { name: 'block', messageId: null } }),
        submit: { type: 'conversation.submit', reason: '' },
        isDone: ({ conversation }) => conversation?.state === 'blockedBySeller',
        event: 'seller.block',
      }),
  },
  {
    name: 'review: send, a review',
    call: 'POST /reviews/:id/events',
    open: (market) =>
      openAct(market, {
        ...ofReviews,
        choose: () => ({ type: 'review.begin', act: 'write' }),
        submit: { type: 'review.submit', form: REVIEW },
        isDone: ({ reviews }) => reviews?.state === 'sellerWrote',
        hasInput: ({ form }) => form?.words === REVIEW.words,
        event: 'seller.write',
        isRepeatable: true,
      }),
  },
  {
    name: 'review: send, an answer',
    call: 'POST /reviews/:id/events',
    open: (market) =>
      openAct(market, {
        ...ofReviews,
        async prepare(pages, data, app) {
          await ofReviews.prepare(pages, data, app)
          const review = { orderId: `order-${data.product._id}`, stars: 4 }
          const { buyer, seller } = pages
          await buyer.api.sendReviewEvent({ ...review, event: 'buyer.write' }, randomUUID())
          await seller.api.sendReviewEvent({ ...review, event: 'seller.write' }, randomUUID())
        },
        choose: () => ({ type: 'review.begin', act: 'answer' }),
        submit: { type: 'review.submit', form: ANSWER },
        isDone: ({ reviews }) =>
          reviews?.reviews.some(({ answer }) => answer?.words === ANSWER.words) === true,
        hasInput: ({ form }) => form?.words === ANSWER.words,
        event: 'seller.answer',
      }),
  },
]
