import { asyncProperty, check } from 'fast-check'
import { openWalkMarket, type WalkMarket } from './market.ts'
import { describeWalk, type Stimulus, walks } from './stimuli.ts'
import type { Providing } from './tab.ts'
import { takeWalk } from './walk.ts'
import { disconnectAll } from './wire.ts'

/** The walks to take; with the `path` of a failure, only that walk. */
type Plan = { count: number; seed?: number | undefined; path?: string | undefined }

type Report = {
  walks: number
  stimuli: number
  faults: number
  charges: number
  refunds: number
  /** The shortest failing walk found, and how to reproduce it. */
  failure: { walk: readonly Stimulus[]; words: string } | null
}

export const nothingWalked: Report = {
  walks: 0,
  stimuli: 0,
  faults: 0,
  charges: 0,
  refunds: 0,
  failure: null,
}

/** Returns the sum of two reports, with the later failure. */
export const addReports = (before: Report, then: Report): Report => ({
  walks: before.walks + then.walks,
  stimuli: before.stimuli + then.stimuli,
  faults: before.faults + then.faults,
  charges: before.charges + then.charges,
  refunds: before.refunds + then.refunds,
  failure: then.failure,
})

/** Takes random walks until one fails, and shortens the failing walk. */
export async function takeWalks(
  { count, seed, path }: Plan,
  providing?: Providing,
): Promise<Report> {
  const market = await openWalkMarket()
  const report = { ...nothingWalked }
  const property = asyncProperty(walks, async (walk) => {
    const { problems, faults, charges, refunds } = await takeWalk(market, walk, providing)
    report.walks += 1
    report.stimuli += walk.length
    report.faults += faults
    report.charges += charges
    report.refunds += refunds
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  try {
    const details = await check(property, {
      numRuns: count,
      endOnFailure: true,
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? {} : { path }),
    })
    const [found] = details.counterexample ?? []
    if (found === undefined) return report
    const { walk, problems } = await shorten(market, found, providing)
    // A computer that stalls in the middle of a walk can cause a failure that does not recur.
    if (problems.length === 0) problems.push('Once, and not again:', String(details.errorInstance))
    const again = `WALKS_SEED=${details.seed} WALKS_PATH=${details.counterexamplePath} npm run walks`
    const words = [describeWalk(walk), ...problems, `Again: ${again}`].join('\n')
    return { ...report, failure: { walk, words } }
  } finally {
    disconnectAll()
    await market.database.close()
  }
}

/** Removes each stimulus without which the walk still fails. */
async function shorten(
  market: WalkMarket,
  found: readonly Stimulus[],
  providing: Providing | undefined,
): Promise<{ walk: readonly Stimulus[]; problems: string[] }> {
  let walk = found
  let problems = [...(await takeWalk(market, walk, providing)).problems]
  for (let index = walk.length - 1; index >= 0; index -= 1) {
    const shorter = walk.toSpliced(index, 1)
    const walked = await takeWalk(market, shorter, providing)
    if (walked.problems.length === 0) continue
    walk = shorter
    problems = [...walked.problems]
  }
  return { walk, problems }
}

/** Returns a plan of `count` walks with the usual seed, unless WALKS_SEED or WALKS_PATH selects others. */
export function planned(count: number, usual?: number): Plan {
  const { WALKS_SEED: seed, WALKS_PATH: path } = process.env
  return {
    count: path === undefined ? count : 1,
    seed: seed === undefined ? usual : Number(seed),
    path,
  }
}

/** Returns the totals of a report in one line. */
export function countsOf({ walks: taken, stimuli, faults, charges, refunds }: Report): string {
  return `${taken} walks, ${stimuli} stimuli, ${faults} faults, ${charges} charges, ${refunds} refunds`
}
