import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookingPorts } from '../../tests/faults/booking.port.ts'
import { type FaultyApp, openFaultyApp } from '../../tests/faults/faulty-app.ts'
import { addProductPorts } from '../../tests/faults/addProduct.ports.ts'
import { runScenario } from '../../tests/faults/scenario.ts'
import { UploadRequest } from '../../tests/faults/upload-request.ts'
import { type Fault, faults } from './faults.ts'

const RUNS = 60
const names = Object.keys(faults).filter((name): name is Fault => name in faults)
/** The scenario expects an answer to each repetition, so no earlier request may still be on its way. */
const late = new Set<Fault>(['arrives late', 'is answered late', 'is cut and arrives later'])
const prompt = names.filter((name) => !late.has(name))

/** tests/faults tries each fault alone; this is a request that is done before one that is not confirmed. */
const examples: [Fault[], Fault][] = [
  [['is done and answered 500'], 'answers 200 with something else'],
]

let app: FaultyApp
beforeAll(async () => {
  app = await openFaultyApp()
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  vi.stubGlobal('window', { location: { href: app.origin, origin: app.origin } })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await app.close()
})

test.each([...bookingPorts, ...addProductPorts.filter(({ call }) => call === 'POST /add-product')])(
  'B7, B8, L3, L4: a request takes effect once, whatever faults it suffers in a row: $name',
  async (port) => {
    const earlier = array(constantFrom(...prompt), { maxLength: 3, size: 'max' })
    const once = asyncProperty(earlier, constantFrom(...names), async (before, last) => {
      app.breakdown.inject(...before.map((fault) => ({ call: port.call, fault })))
      expect(await runScenario(app, port, { fault: last })).toEqual([])
    })
    await assert(once, { numRuns: RUNS, examples })
  },
  300_000,
)
