import { type AnyActor, type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate'
import { message } from '../../src/domain/message.ts'
import type { ConfirmationAction } from '../../machines/confirmation.machine.ts'
import type { Role } from '../../src/domain/user.ts'
import type { CallName } from './calls.ts'
import { personAs } from './list.ports.ts'
import type { FaultyApp, TestData } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

type ListedItem = {
  _id?: string
  productId?: string
  product?: { _id: string } | null
  isVerified?: boolean
  state?: string
}

type Act = {
  name: string
  call: CallName
  who: Role
  act?: ConfirmationAction
  open: (page: Page, stall: TestData) => AnyActor
  subject: (
    stall: TestData,
    items: readonly ListedItem[],
  ) => { subjectId: string; subjectEmail: string }
  /** Returns whether an item of the list is still to be acted on; by default its presence says so. */
  isLeft?: (item: ListedItem) => boolean
  readsNothing?: boolean
  /** Creates the data that the action needs on the server. */
  prepare?: (page: Page, stall: TestData) => Promise<void>
  /** Returns a query that counts what the action should remove or change: 0 in the end. */
  left: (stall: TestData) => readonly [from: string, id: string]
}

const ofAll = { input: { of: '' } }

const acts: readonly Act[] = [
  {
    name: 'a booking',
    call: 'DELETE /book-product',
    who: 'buyer',
    prepare: (page, stall) => page.book(stall),
    open: ({ machines }, { buyer }) => createActor(machines.orders, { input: { of: buyer.email } }),
    subject: ({ product, buyer }) => ({ subjectId: product._id, subjectEmail: buyer.email }),
    left: ({ buyer }) => ['from bookings where buyer_id = $1 and removed_at is null', buyer.id],
  },
  {
    name: 'a product',
    call: 'DELETE /delete-product/:id',
    readsNothing: true,
    who: 'seller',
    open: ({ machines }, { seller }) =>
      createActor(machines.sellerProducts, { input: { of: seller.email } }),
    subject: ({ product }) => ({ subjectId: product._id, subjectEmail: '' }),
    left: ({ product }) => ['from products where id = $1 and removed_at is null', product._id],
  },
  {
    name: 'a reported product',
    call: 'DELETE /delete-product/:id',
    readsNothing: true,
    who: 'admin',
    prepare: (page, stall) => page.report(stall),
    open: ({ machines }) => createActor(machines.reportedItems, ofAll),
    subject: ({ product }) => ({ subjectId: product._id, subjectEmail: '' }),
    left: ({ product }) => ['from products where id = $1 and removed_at is null', product._id],
  },
  {
    name: 'the reports of a product',
    call: 'DELETE /reports/:productId',
    who: 'admin',
    act: 'dismiss',
    prepare: (page, stall) => page.report(stall),
    open: ({ machines }) => createActor(machines.reportedItems, ofAll),
    subject: ({ product }) => ({ subjectId: product._id, subjectEmail: '' }),
    left: ({ product }) => [
      'from reports where product_id = $1 and removed_at is null',
      product._id,
    ],
  },
  {
    name: 'a buyer',
    call: 'DELETE /remove-buyer',
    who: 'admin',
    open: ({ machines }) => createActor(machines.buyers, ofAll),
    subject: ({ buyer }) => ({ subjectId: buyer.id, subjectEmail: '' }),
    left: ({ buyer }) => ['from users where id = $1 and removed_at is null', buyer.id],
  },
  {
    name: 'a seller',
    call: 'DELETE /remove-seller',
    who: 'admin',
    open: ({ machines }) => createActor(machines.sellers, ofAll),
    subject: ({ seller }) => ({ subjectId: seller.id, subjectEmail: seller.email }),
    left: ({ seller }) => ['from users where id = $1 and removed_at is null', seller.id],
  },
  {
    name: 'a seller',
    call: 'PUT /verify-seller',
    who: 'admin',
    act: 'verify',
    isLeft: ({ isVerified }) => isVerified !== true,
    open: ({ machines }) => createActor(machines.sellers, ofAll),
    subject: ({ seller }) => ({ subjectId: seller.id, subjectEmail: seller.email }),
    left: ({ seller }) => ['from users where id = $1 and not is_verified', seller.id],
  },
  {
    name: 'a case',
    call: 'POST /cases/:id/events',
    who: 'admin',
    act: 'dismiss',
    prepare: (page, stall) => page.report(stall),
    isLeft: ({ state }) => state === 'open',
    open: ({ machines }) => createActor(machines.cases, { input: { of: 'admin' } }),
    subject: ({ product }, items) => ({
      subjectId: items.find((item) => item.product?._id === product._id)?._id ?? '',
      subjectEmail: '',
    }),
    left: ({ product }) => ["from cases where thing_id = $1 and state = 'open'", product._id],
  },
]

async function openAct(
  market: FaultyApp,
  { who, act = 'remove', open, subject, prepare, left, isLeft = () => true }: Act,
): Promise<Scenario> {
  const stall = await market.createTestData()
  const page = openPage(market, personAs(stall, who))
  await page.start()
  await prepare?.(page, stall)
  let actor: AnyActor = open(page, stall).start()
  const state = (): AnyMachineSnapshot => actor.getSnapshot()
  const dialog = (): AnyActorRef | undefined => state().children['confirmation']
  const confirm = () => dialog()?.send({ type: 'confirmation.confirm' })
  const isLoaded = () => state().matches('filled') || state().matches('empty')
  while (!isLoaded()) await new Promise((resolve) => setTimeout(resolve, 1))
  const { subjectId, subjectEmail } = subject(stall, state().context.items)
  const request = {
    action: act,
    subjectId,
    subjectEmail,
    title: '',
    message: '',
    confirmLabel: '',
    succeeded: '',
    failed: message('errorTryAgain'),
  }
  const ask = () => {
    const asking = { type: 'item.ask', request }
    actor.send(asking)
  }
  const isBusy = () =>
    state().hasTag('busy') ||
    state().matches({ filled: 'checking' }) ||
    dialog()?.getSnapshot().hasTag('busy') === true
  const isThere = () => {
    const items: readonly ListedItem[] = state().context.items
    return items.some((item) => [item._id, item.productId].includes(subjectId) && isLeft(item))
  }
  if (!isThere()) throw new Error('What is to be acted on is not on the list.')
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !isBusy() && !page.isPending(),
    isDone: () => isLoaded() && !isThere(),
    visibleText: () => visibleTextOf(page, state().context.failure),
    async proceed() {
      const isOver = page.session.getSnapshot().matches('signedOut')
      if (isOver) await page.signInAgain()
      if (isOver) {
        actor.stop()
        actor = open(page, stall).start()
        return
      }
      if (state().matches('failed')) actor.send({ type: 'collection.retry' })
      ask()
      confirm()
    },
    repeatAction: confirm,
    async serverProblems() {
      const [from, id] = left(stall)
      return (await market.count(from, [id])) === 0 ? [] : ['it is not done on the server']
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

/** Every action that asks for a confirmation. */
export const confirmationPorts: readonly Port[] = acts.map((one) => ({
  name: `confirmation: ${one.act ?? 'remove'} ${one.name}`,
  call: one.call,
  readsNothing: one.readsNothing ?? false,
  open: (market) => openAct(market, one),
}))
