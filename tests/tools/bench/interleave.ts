/**
 * Runs each variant so many times, one of each after the other, and each round begins with another one: what the
 * machine does besides falls on all of them. A first round warms server and disk up and is not counted.
 */
export async function interleave<Name extends string, Result>(
  runs: number,
  variants: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(variants) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<
    Name,
    Result[]
  >
  for (let round = 0; round <= runs; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]
      if (name === undefined) continue
      const result = await variants[name]()
      if (round > 0) results[name].push(result)
    }
  }
  return results
}
