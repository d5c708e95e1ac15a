import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files of each project, and those that wait for processes, by path prefix. */
const longest = [
  'tests/commands/signals.',
  'tests/faults/',
  'tests/server/race.',
  'tests/drivers/machine.',
  'tests/drivers/screen.',
  'tools/explore/',
  'tests/postgres/',
  'tools/vendors/',
  'tools/small-runs.',
  'tools/mutation/',
  'tools/flows/difference/',
  'tools/walks/',
  'tools/crashes/',
  'tools/fuzz/',
  'tests/outages/data-folder.',
  'tools/new-flow/',
  'tests/outages/',
  'tests/server/stop.',
  'tests/server/start.',
  'tests/server/demo-data.',
  'tests/commands/',
  'tests/contract/embedded-market.',
  'tests/screens/accessibility-',
  'tests/lab/',
  'tests/screens/sentences.',
  'tests/flows/booking/booking-screen.',
  'tests/flows/productReport/productReport-screen.',
  'tests/foreign/',
  'tests/journeys/service-worker.',
  'tests/drivers/product-',
  'tests/journeys/every-screen.',
  'tests/journeys/order.',
  'tests/standins/cards/payment-browser.',
  'tests/standins/identity-browser.',
  'tests/standins/identity-google-browser.',
  'tests/journeys/interrupted.',
  'tests/journeys/purchase.',
]

/**
 * Runs the slowest files first, so that no processor waits for a last file at the end. Vitest sorts files that it has
 * not run before by size, but the files that walk whole machines are the shortest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = `${this.ctx.config.root}/`
    const rankOf = ({ moduleId }: TestSpecification) => {
      const path = moduleId.replace(root, '')
      const rank = longest.findIndex((beginning) => path.startsWith(beginning))
      return rank === -1 ? longest.length : rank
    }
    const sorted = await super.sort.call(this, files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
