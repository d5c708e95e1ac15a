import { type AnyActor, type AnyMachineSnapshot, createActor } from 'xstate'
import type { Role } from '../../src/domain/user.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp, Person, TestData } from './faulty-app.ts'
import { openPage, type Page } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

type List = {
  name: string
  call: CallName
  /** The role that views the list; null: a guest. */
  who: Role | null
  /** The event that loads the list again; by default 'collection.retry'. */
  retry?:
    | 'productList.retry'
    | 'product.retry'
    | 'search.retry'
    | 'offers.retry'
    | 'inbox.retry'
    | 'conversation.retry'
  open: (page: Page, stall: TestData) => AnyActor
}

const ofAll = { input: { of: '' } }

const lists: readonly List[] = [
  {
    name: 'the categories',
    call: 'GET /get-categories',
    who: null,
    open: ({ machines }) => createActor(machines.allCategories, ofAll),
  },
  {
    name: 'three categories',
    call: 'GET /get-three-categories',
    who: null,
    open: ({ machines }) => createActor(machines.threeCategories, ofAll),
  },
  {
    name: 'advertisements of the home page',
    call: 'GET /v2/home-advertisements',
    who: null,
    open: ({ machines }) => createActor(machines.homeAdvertisements, ofAll),
  },
  {
    name: 'the advertisements',
    call: 'GET /v2/advertisements',
    who: null,
    retry: 'productList.retry',
    open: ({ machines }) =>
      createActor(machines.advertisements, { input: { of: '', wantedId: null } }),
  },
  {
    name: 'a category',
    call: 'GET /v2/category/:id',
    who: null,
    retry: 'productList.retry',
    open: ({ machines }) =>
      createActor(machines.categoryProducts, { input: { of: 'music', wantedId: null } }),
  },
  {
    name: 'the page of a product',
    call: 'GET /products/:id',
    who: null,
    retry: 'product.retry',
    open: ({ machines }, { product }) =>
      createActor(machines.product, { input: { productId: product._id } }),
  },
  {
    name: 'the search',
    call: 'GET /search',
    who: null,
    retry: 'search.retry',
    open: ({ machines }) => createActor(machines.search, { input: { question: {} } }),
  },
  {
    name: 'the blog',
    call: 'GET /blogs',
    who: null,
    open: ({ machines }) => createActor(machines.blogEntries, ofAll),
  },
  {
    name: 'My Orders',
    call: 'GET /book-product',
    who: 'buyer',
    open: ({ machines }, { buyer }) => createActor(machines.orders, { input: { of: buyer.email } }),
  },
  {
    name: 'the offers',
    call: 'GET /offers',
    who: 'buyer',
    retry: 'offers.retry',
    open: ({ machines }) =>
      createActor(machines.offers, { input: { productId: null, role: 'buyer' } }),
  },
  {
    name: 'the messages',
    call: 'GET /conversations',
    who: 'buyer',
    retry: 'inbox.retry',
    open: ({ machines }) => createActor(machines.inbox),
  },
  {
    name: 'the notifications',
    call: 'GET /notifications',
    who: 'buyer',
    retry: 'inbox.retry',
    open: ({ machines }) => createActor(machines.notifications),
  },
  {
    name: 'a conversation',
    call: 'GET /conversations/:productId',
    who: 'buyer',
    retry: 'conversation.retry',
    open: ({ machines }, { product }) =>
      createActor(machines.conversation, { input: { productId: product._id, buyerId: null } }),
  },
  {
    name: 'the followed sellers',
    call: 'GET /following',
    who: 'buyer',
    open: ({ machines }) => createActor(machines.following.sellers, ofAll),
  },
  {
    name: 'what followed sellers have listed',
    call: 'GET /following/new',
    who: 'buyer',
    open: ({ machines }) => createActor(machines.following.products, ofAll),
  },
  {
    name: 'My Products',
    call: 'GET /all-products/:email',
    who: 'seller',
    open: ({ machines }, { seller }) =>
      createActor(machines.sellerProducts, { input: { of: seller.email } }),
  },
  {
    name: 'My Buyers',
    call: 'GET /sold-products',
    who: 'seller',
    open: ({ machines }, { seller }) =>
      createActor(machines.sales, { input: { of: seller.email } }),
  },
  {
    name: 'All Buyers',
    call: 'GET /all-buyers',
    who: 'admin',
    open: ({ machines }) => createActor(machines.buyers, ofAll),
  },
  {
    name: 'All Sellers',
    call: 'GET /all-sellers',
    who: 'admin',
    open: ({ machines }) => createActor(machines.sellers, ofAll),
  },
  {
    name: 'Reported Items',
    call: 'GET /reported-product/',
    who: 'admin',
    open: ({ machines }) => createActor(machines.reportedItems, ofAll),
  },
  {
    name: 'the decisions',
    call: 'GET /cases',
    who: 'seller',
    open: ({ machines }) => createActor(machines.cases, { input: { of: 'seller' } }),
  },
  {
    name: 'the search of an admin',
    call: 'GET /admin/search',
    who: 'admin',
    open: ({ machines }) => createActor(machines.desk.found, { input: { of: 'guitar' } }),
  },
  {
    name: 'what an admin sees of a user',
    call: 'GET /admin/users/:id',
    who: 'admin',
    open: ({ machines }, { seller }) =>
      createActor(machines.desk.userFile, { input: { of: seller.id } }),
  },
  {
    name: 'the audit log',
    call: 'GET /admin/audit-log',
    who: 'admin',
    open: ({ machines }) => createActor(machines.desk.auditLog, ofAll),
  },
]

/** Returns the user of a stall with this role. */
export const personAs = (stall: TestData, role: Role | null): Person | null =>
  role === null ? null : stall[role]

async function openList(market: FaultyApp, { who, open, retry }: List): Promise<Scenario> {
  const stall = await market.createTestData()
  const page = openPage(market, personAs(stall, who))
  await page.start()
  let actor: AnyActor | null = null
  const state = (): AnyMachineSnapshot | undefined => actor?.getSnapshot()
  const askAgain = () => actor?.send({ type: retry ?? 'collection.retry' })
  return {
    at: () => JSON.stringify(state()?.value),
    isIdle: () => state()?.hasTag('busy') !== true && !page.isPending(),
    isDone: () =>
      // A server that answers 404 has no search, whose screen then leads to the categories.
      ['filled', 'shown', 'empty', 'complete', 'forSale', 'absent'].some(
        (name) => state()?.matches(name) === true,
      ),
    visibleText: () => visibleTextOf(page, state()?.context.failure),
    async proceed() {
      const isOver = who !== null && page.session.getSnapshot().matches('signedOut')
      if (isOver) await page.signInAgain()
      if (actor === null) actor = open(page, stall).start()
      else askAgain()
    },
    repeatAction: askAgain,
    serverProblems: async () => [],
    close() {
      actor?.stop()
      page.close()
    },
  }
}

/** The first load of every list, and of a product. */
export const listPorts: readonly Port[] = lists.map((list) => ({
  name: `collection: load, ${list.name}`,
  call: list.call,
  open: (market) => openList(market, list),
}))
