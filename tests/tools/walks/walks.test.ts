import { describe, expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { providePayment } from '../../../src/actors/payment.ts'
import type { IntentStatus } from '../../../src/domain/payment.ts'
import { countsOf, planned, takeWalks } from './property.ts'
import type { Providing } from './tab.ts'

/** A hundred in every test run; `npm run walks -- 10000` takes more. */
const WALKS = 100
/** A fixed seed, so that only a change makes them fail; the nightly walks use random seeds. */
const SEED = 2026
const MINUTES = 60_000

describe('random walks over client, server and card provider together', () => {
  test(
    `P1 to P6, O2: in ${WALKS} of them charges = payments recorded or refunded, and every page says the truth`,
    async ({ annotate }) => {
      const report = await takeWalks(planned(WALKS, SEED))
      await annotate(countsOf(report))
      expect(report.failure?.words ?? '').toBe('')
      // Walks without faults and charges prove nothing.
      expect(report.faults).toBeGreaterThan(WALKS / 4)
      expect(report.charges).toBeGreaterThan(WALKS / 8)
    },
    5 * MINUTES,
  )
})

/** Mistakes as faulty code between machine and services would make them, each with a seed that finds it soon. */
const mistakes: Readonly<Record<string, { seed: number; providing: Providing }>> = {
  'a payment is said to be saved before it is': {
    seed: 1,
    providing: (world, authorised) =>
      providePayment(
        { ...world, api: { ...world.api, savePayment: async () => ({ insertedId: 'early' }) } },
        authorised,
      ),
  },
  'an attempt is forgotten before its payment is saved': {
    seed: 2,
    providing: (world, authorised) =>
      providePayment(world, authorised).provide({
        actors: {
          savePayment: fromPromise(async ({ input: { record } }) => {
            world.attempts.forget(record.bookingId, record.email)
            const key = `payment-${record.transactionId}`
            return (await authorised(() => world.api.savePayment(record, key))).insertedId
          }),
        },
      }),
  },
  'nobody asks the provider after a lost answer': {
    seed: 1,
    providing: (world, authorised) =>
      providePayment(world, authorised).provide({
        actors: {
          retrieveIntent: fromPromise<IntentStatus, { clientSecret: string }>(async () => ({
            status: 'cardNeeded',
          })),
        },
      }),
  },
}

describe('a walk finds a planted mistake and becomes short', () => {
  test.each(Object.entries(mistakes))(
    'P4, P5: %s',
    async (_name, { seed, providing }) => {
      const { failure } = await takeWalks({ count: 100, seed }, providing)
      expect(failure?.walk.length).toBeLessThan(10)
    },
    5 * MINUTES,
  )
})
