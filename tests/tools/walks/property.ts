import { asyncProperty, check } from 'fast-check'
import { openWalkMarket, type WalkMarket } from './market.ts'
import { describeWalk, type Stimulus, walks } from './stimuli.ts'
import type { Providing } from './tab.ts'
import { takeWalk } from './walk.ts'
import { disconnectAll } from './wire.ts'

/** Which walks to take; with the `path` of a failure, that one alone. */
type Plan = { count: number; seed?: number | undefined; path?: string | undefined }

type Report = {
  walks: number
  stimuli: number
  faults: number
  charges: number
  refunds: number
  /** The shortest walk found that goes wrong, and how to take it again. */
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

/** What was walked before, and after it. */
export const addReports = (before: Report, then: Report): Report => ({
  walks: before.walks + then.walks,
  stimuli: before.stimuli + then.stimuli,
  faults: before.faults + then.faults,
  charges: before.charges + then.charges,
  refunds: before.refunds + then.refunds,
  failure: then.failure,
})

/** Takes random walks until one goes wrong, and makes that one as short as it can be. */
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
    // A machine that stood still in the middle of a walk: what went wrong then does not go wrong again.
    if (problems.length === 0) problems.push('Once, and not again:', String(details.errorInstance))
    const again = `WALKS_SEED=${details.seed} WALKS_PATH=${details.counterexamplePath} npm run walks`
    const words = [describeWalk(walk), ...problems, `Again: ${again}`].join('\n')
    return { ...report, failure: { walk, words } }
  } finally {
    disconnectAll()
    await market.database.close()
  }
}

/** Leaves out of a walk that goes wrong, one by one, whatever it goes wrong without. */
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

/** As many walks as are wanted, of this seed if one is given; or the one that a failure named, from the environment. */
export function planned(count: number, usual?: number): Plan {
  const { WALKS_SEED: seed, WALKS_PATH: path } = process.env
  return {
    count: path === undefined ? count : 1,
    seed: seed === undefined ? usual : Number(seed),
    path,
  }
}

/** What was walked, in a line. */
export function countsOf({ walks: taken, stimuli, faults, charges, refunds }: Report): string {
  return `${taken} walks, ${stimuli} stimuli, ${faults} faults, ${charges} charges, ${refunds} refunds`
}
