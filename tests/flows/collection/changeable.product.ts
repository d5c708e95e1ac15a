import type { ContextFrom } from 'xstate'
import { readableOf } from '../../../src/domain/listed.ts'
import { specMessages } from '../../../src/messages/catalogue.ts'
import { type changeableMachine, changeableScript } from './collection.script.ts'
import type { Assertion } from '../../screen/screen.ts'
import { cancel, confirmationEnds, confirmThen } from '../confirmation/confirmation-actions.ts'
import {
  leaveChecking,
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type StageWithRemainingSteps,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall, narrowed, passed } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

type Seller = { isVerified: boolean }
type Changeable = ContextFrom<typeof changeableMachine>

const ASKS_TO_REMOVE = 'item.ask=remove:'

const offered = changeableScript.sends.filter(({ name }) => !name.startsWith('item.ask=renew:'))

/**
 * Only verified sellers are removed, so that a walk performs both actions before the list is empty. Nothing about a seller
 * can be renewed.
 */
const script = {
  ...changeableScript,
  sends: offered.map((variant) =>
    variant.name.startsWith(ASKS_TO_REMOVE)
      ? {
          ...variant,
          when: ({ context: { items } }: { context: Changeable }) =>
            readableOf(items).some(
              ({ _id, isVerified }) => isVerified && variant.name.endsWith(`:${_id}`),
            ),
        }
      : variant,
  ),
}

/** Keeps unverified sellers only: a path may verify or remove a seller permanently. */
const sellersOf = (count: number) =>
  narrowed<Seller>((sellers) => sellers.filter(({ isVerified }) => !isVerified).slice(0, count))

const verifies = isCall('PUT', /^\/verify-seller$/)
const removes = isCall('DELETE', /^\/remove-seller$/)

const lists = {
  matches: isCall('GET', /^\/all-sellers$/),
  answers: { none: sellersOf(0), one: sellersOf(1), two: sellersOf(2) },
}
const ports = {
  load: lists,
  check: lists,
  perform: { matches: (request) => verifies(request) || removes(request), answers: {} },
} as const satisfies Readonly<Record<string, RequestPort>>

const LOADING = 'Loading sellers'
const EMPTY = 'No sellers yet.'
const RETRY = 'Try again'
const VERIFIES = 'button: Verify '
const VERIFIED = 'Verified\n'
const questions = [specMessages.verifySeller, specMessages.removeSeller]

const assertions: Readonly<Record<string, Assertion>> = {
  loading: { shows: ['All Sellers', LOADING], hides: ['button: Remove ', RETRY, EMPTY] },
  failed: { shows: ["We didn't get a response.", RETRY], hides: ['button: Remove ', LOADING] },
  empty: { shows: [EMPTY], hides: ['button: Remove ', LOADING, ...questions] },
  'empty by confirmation=performed': {
    shows: [EMPTY, specMessages.sellerRemoved],
    hides: ['button: Remove ', ...questions],
  },
  'filled.browsing': {
    shows: ['All Sellers', VERIFIES],
    hides: [LOADING, VERIFIED, specMessages.sellerVerified, ...questions],
  },
  'filled.browsing by confirmation=performed': {
    shows: ['All Sellers', VERIFIED, specMessages.sellerVerified],
    hides: [LOADING, VERIFIES, ...questions],
  },
  'filled.checking': {
    shows: ['All Sellers', VERIFIES, specMessages.adminError],
    hides: [LOADING, VERIFIED, specMessages.sellerVerified, ...questions],
  },
  'filled.confirming': { shows: [specMessages.verifySeller, 'Cancel'], hides: [VERIFIED] },
  [`filled.confirming by ${ASKS_TO_REMOVE}booking-1`]: {
    shows: [specMessages.removeSeller, 'Cancel'],
    hides: [specMessages.sellerRemoved],
  },
}

const askTo =
  (name: RegExp) =>
  (stage: StageWithRemainingSteps): Promise<void> =>
    leaveChecking(stage, ports.check.matches, () =>
      stage.page.getByRole('button', { name }).first().click(),
    )

/** Drives the admin's list of sellers in the production build, including the confirmation dialog. */
export const changeableInProduct: ProductFlow<Changeable> = {
  script,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('admin@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/all-sellers`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'collection.retry': ({ page }) => page.getByRole('button', { name: RETRY }).click(),
    'item.ask=verify:booking-1': askTo(/^Verify /),
    [`${ASKS_TO_REMOVE}booking-1`]: askTo(/^Remove /),
    'confirmation=performed': confirmThen(ports.perform.matches, passed),
    'confirmation=failed': confirmThen(ports.perform.matches, answered({ modifiedCount: 0 })),
    'confirmation=cancelled': cancel,
  },
  arrives: () => false,
  unreachable: {
    ...neverFailsToListen,
    'confirmation!': confirmationEnds,
    'list.outdated': 'The walk of My Orders returns to its page.',
  },
  ends: {},
}
