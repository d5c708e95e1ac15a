/** What many runs of one thing gave: the middle one, and the middle half of them. */
export type Spread = { median: number; lower: number; upper: number }

/** Throws where there is nothing to sum up: a figure of no runs would be a lie. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('There is no run to sum up.')
  const ordered = values.toSorted((a, b) => a - b)
  return {
    median: quantile(ordered, 0.5),
    lower: quantile(ordered, 0.25),
    upper: quantile(ordered, 0.75),
  }
}

/**
 * Of each run its own ratio: what slowed the machine down for a while slowed both of a pair.
 * A pair whose second is 0 has no ratio and is left out.
 */
export function pairRatios(first: readonly number[], second: readonly number[]): Spread {
  if (first.length !== second.length) throw new Error('The runs are no pairs.')
  return spreadOf(
    first.flatMap((value, run) => {
      const beside = second[run] ?? 0
      return beside === 0 ? [] : [value / beside]
    }),
  )
}

/** p in 'time grows as n to the power of p', from two sizes. */
export const growth = (
  small: { size: number; value: number },
  large: { size: number; value: number },
): number => Math.log(large.value / small.value) / Math.log(large.size / small.size)

/** Between the two nearest where it falls between two. */
export function quantile(ordered: readonly number[], share: number): number {
  const place = (ordered.length - 1) * share
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
