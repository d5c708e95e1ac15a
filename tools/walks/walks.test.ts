import { describe, expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { sharedAttempts } from '../../src/actors/payment-attempts.ts'
import { providePayment, saveKeyOf } from '../../src/actors/payment.ts'
import type { IntentStatus } from '../../src/domain/payment.ts'
import { countsOf, planned, takeWalks } from './property.ts'
import type { Providing } from './tab.ts'

/** Fifty in every test run; `npm run walks -- 10000` takes more. */
const WALKS = 50
/** A fixed seed, so that only a change makes them fail; the nightly walks use random seeds. */
const SEED = 2026

describe('random walks over client, server and card provider together', () => {
  test(`P1 to P6, O2: in ${WALKS} walks, every charge is recorded or refunded and every page shows the true state`, async ({
    annotate,
  }) => {
    const report = await takeWalks(planned(WALKS, SEED))
    await annotate(countsOf(report))
    expect(report.failure?.words ?? '').toBe('')
    // Walks without faults and charges prove nothing.
    expect(report.faults).toBeGreaterThan(WALKS / 4)
    expect(report.charges).toBeGreaterThan(WALKS / 8)
  })
})

/** Mistakes as faulty code between machine and services would make them, each with a seed that finds it soon. */
const mistakes: Readonly<Record<string, { seed: number; providing: Providing }>> = {
  'a payment that is reported as saved before it is': {
    seed: 5,
    providing: (world, authorised) =>
      providePayment(
        { ...world, api: { ...world.api, savePayment: async () => ({ insertedId: 'early' }) } },
        authorised,
      ),
  },
  'a payment attempt that is deleted before its payment is saved': {
    seed: 13,
    providing: (world, authorised) =>
      providePayment(world, authorised).provide({
        actors: {
          savePayment: fromPromise(async ({ input: { record } }) => {
            sharedAttempts(world.attemptStorage).forget(record.bookingId, record.email)
            const key = saveKeyOf(record)
            return (await authorised(() => world.api.savePayment(record, key))).insertedId
          }),
        },
      }),
  },
  'no request to the provider after a lost response': {
    seed: 2,
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

describe('a walk finds a planted bug and is shrunk', () => {
  test.each(Object.entries(mistakes))('P4, P5: %s', async (_name, { seed, providing }) => {
    const { failure } = await takeWalks({ count: 100, seed }, providing)
    expect(failure?.walk.length).toBeLessThan(10)
  })
})
