import { decisions } from './order-decisions.ts'
import type { Bounds } from './order-world.ts'
import type { Faults } from './provider-model.ts'

const nothing: Faults = { failures: 0, refusals: 0, repeats: 0, changes: 0, rejections: 0 }

/** A part of the exploration: its faults, and the number of states at which it stops. */
export type ExplorationPart = {
  name: string
  bounds: Bounds
  limit: number
  /** The first moves. Nothing else happens before or between them. */
  begins?: readonly string[]
}

const part = (
  name: string,
  buyers: number,
  faults: Partial<Faults>,
  limit: number,
  only?: readonly string[],
): ExplorationPart => ({
  name,
  bounds: { buyers, faults: { ...nothing, ...faults }, ...(only && { only }) },
  limit,
})

/** A movement fails until it is stuck. A dispute changes at any time, also after its end. */
const stuck = { failures: 4, refusals: 1 }
const disputed = { refusals: 1, changes: 2 }
const rejected = { rejections: 1 }

/** The parts that `npm run explore` explores. */
export const wholeParts: readonly ExplorationPart[] = [
  part('nothing goes wrong', 2, {}, 100_000),
  part('repeated messages', 2, { failures: 1, repeats: 1 }, 200_000),
  part('failures', 1, stuck, 200_000),
  part('disputes', 1, disputed, 200_000),
  part('rejected refunds', 1, { ...rejected, refusals: 1, changes: 1 }, 200_000),
  part('all at once', 2, { ...stuck, ...disputed, repeats: 2 }, 200_000),
]

/** The seller opens an account at any time. */
const withoutAccount = (whole: ExplorationPart): ExplorationPart => ({
  ...whole,
  bounds: { ...whole.bounds, hasAccount: false },
})

const RETRY = 'admin.retryPayment'
const WRITE_OFF = 'admin.writeOff'
const SALE = ['seller.meet', 'buyer.confirm']
const SPLIT = ['seller.meet', 'buyer.reportProblem', 'seller.offerPart', 'buyer.acceptPart']

const RETURN = ['buyer.askToReturn', 'seller.agreeToReturn', 'buyer.sendBack']
const REVIEW = ['buyer.askToReturn', 'seller.refuseReturn', 'admin.split', 'admin.release']
/** An admin decides after the seller was asked to be paid. */
const LATE = ['buyer.confirm', 'buyer.askToReturn', 'seller.refuseReturn']

const decided = (
  decision: keyof typeof decisions,
  words: string,
  faults: Partial<Faults>,
  limit: number,
): ExplorationPart => ({
  ...part(`${decision}, ${words}`, 1, faults, limit, [
    ...LATE,
    ...SPLIT,
    'admin.refund',
    'admin.split',
    RETRY,
    WRITE_OFF,
  ]),
  begins: decisions[decision],
})

/** The parts that `npm test` explores: each goes far along few ways. */
export const smallParts: readonly ExplorationPart[] = [
  part('two buyers', 2, {}, 2_000, []),
  part('a refund that is stuck', 1, { failures: 4 }, 3_000, ['seller.cancel', RETRY]),
  part('a transfer that is stuck', 1, { failures: 4 }, 3_000, [...SALE, RETRY]),
  part('a disputed sale', 1, { failures: 1, refusals: 1, changes: 1 }, 3_000, SALE),
  part('a split, and repeated messages', 1, { repeats: 1 }, 2_000, SPLIT),
  part('a split that is stuck', 1, { failures: 4 }, 6_000, [...SPLIT, RETRY]),
  part('a return', 1, { failures: 1, refusals: 1 }, 12_000, [...SALE, ...RETURN]),
  part('a disputed review', 1, { refusals: 1, changes: 1 }, 12_000, [...SALE, ...REVIEW]),
  part('a disputed split', 1, { changes: 1 }, 3_000, SPLIT),
  part('a rejected refund', 1, { rejections: 2, repeats: 1 }, 1_000, ['seller.cancel', RETRY]),
  part('a rejected part of a split', 1, { rejections: 2, repeats: 1 }, 4_000, [...SPLIT, RETRY]),
  decided('a split after a dispute', 'rejected', { ...rejected, failures: 1, changes: 1 }, 3_000),
  part('nothing goes wrong', 1, {}, 14_000),
  withoutAccount(
    part('a return without an account', 1, {}, 12_000, [
      'buyer.confirm',
      ...RETURN,
      'seller.refuseReturn',
      'admin.release',
    ]),
  ),
  withoutAccount(part('a split without an account', 1, { changes: 1 }, 6_000, SPLIT)),
]

/** Everything that can happen to the money of an order that is decided. */
const decidedParts = (['a late refund', 'a late split', 'a split'] as const).flatMap((decision) => [
  decided(decision, 'stuck, repeated answers', { ...stuck, repeats: 1 }, 2_000),
  decided(decision, 'disputed, repeated answers', { ...disputed, failures: 1, repeats: 1 }, 60_000),
  decided(decision, 'disputed again', { refusals: 1, changes: 3 }, 30_000),
  decided(decision, 'rejected and stuck', { ...rejected, failures: 4 }, 20_000),
  decided(decision, 'rejected and disputed', { ...rejected, ...disputed }, 60_000),
  decided(decision, 'stuck and disputed', { ...stuck, ...disputed }, 50_000),
])

/** The parts in which each mutant of the order breaks a rule: they reach every transition of the money. */
export const mutationParts: readonly ExplorationPart[] = [
  ...smallParts,
  part('a cancellation', 1, {}, 1_000, [
    'buyer.askToCancel',
    'seller.agreeToCancel',
    'seller.declineToCancel',
  ]),
  part('a stuck refund, repeated answers', 1, { failures: 4, repeats: 1 }, 1_000, [
    'seller.cancel',
    RETRY,
  ]),
  part('a stuck transfer, repeated answers', 1, { failures: 4, repeats: 1 }, 1_000, [
    'buyer.confirm',
    RETRY,
  ]),
  part('a sale, disputed, repeated answers', 1, { repeats: 1, changes: 1 }, 1_000, [
    'buyer.confirm',
  ]),
  part('a sale, disputed again', 1, { changes: 2 }, 5_000, ['buyer.confirm']),
  part('a cancellation, disputed again', 1, { changes: 3 }, 5_000, ['seller.cancel']),
  part('a split, disputed before or after', 1, { changes: 2 }, 20_000, SPLIT),
  part('a stuck refund, disputed', 1, { failures: 4, changes: 2 }, 5_000, ['seller.cancel', RETRY]),
  part('a rejected refund, disputed', 1, { ...rejected, changes: 2, repeats: 1 }, 5_000, [
    'seller.cancel',
    RETRY,
  ]),
  part('a stuck transfer, then a refund', 1, { failures: 4 }, 10_000, [
    ...LATE,
    'admin.refund',
    RETRY,
  ]),
  part('a stuck transfer, then a split', 1, { failures: 4 }, 10_000, [
    ...LATE,
    'admin.split',
    RETRY,
  ]),
  part('a late refund, repeated answers', 1, { repeats: 1, changes: 1 }, 20_000, [
    ...LATE,
    'admin.refund',
  ]),
  ...decidedParts,
  decided(
    'a split after a dispute',
    'rejected and stuck',
    { ...rejected, failures: 4, changes: 1 },
    5_000,
  ),
  decided(
    'a late refund after a repeated answer',
    'refused',
    { refusals: 1, failures: 4, repeats: 1 },
    2_000,
  ),
  decided('a late refund', 'rejected and repeated', { ...rejected, repeats: 1 }, 2_000),
  decided('a split after a rejection', 'stuck', { ...rejected, failures: 5, repeats: 1 }, 2_000),
  decided(
    'a split after a rejection and a dispute',
    'stuck',
    { ...rejected, failures: 5, repeats: 1, changes: 1 },
    2_000,
  ),
  part('a stuck transfer, disputed', 1, { failures: 4, changes: 2 }, 30_000, [
    'buyer.confirm',
    RETRY,
  ]),
]
