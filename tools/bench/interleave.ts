/**
 * Runs each variant `runs` times, interleaved, with another variant first in each round, so that background load
 * affects all variants equally. A first round warms up the server and the disk and is not counted.
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
