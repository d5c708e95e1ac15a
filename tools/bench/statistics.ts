/** The median and the quartiles of many runs. */
export type Spread = { median: number; lower: number; upper: number }

/** Returns the median and the quartiles. Throws if there are no values. */
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
 * Returns the spread of the ratios run by run: background load slows down both runs of a pair.
 * A pair whose second value is 0 has no ratio and is omitted.
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

/** Returns p in 'time grows as n^p', computed from two sizes. */
export const growth = (
  small: { size: number; value: number },
  large: { size: number; value: number },
): number => Math.log(large.value / small.value) / Math.log(large.size / small.size)

/** Interpolates linearly between the two nearest values. */
export function quantile(ordered: readonly number[], share: number): number {
  const place = (ordered.length - 1) * share
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}
