/**
 * Returns every `every`th case, always the same ones, from the case at `first` on. Returns all cases if the environment's
 * variable is 'all', which takes minutes.
 */
export const sampleOf = <Case>(
  cases: readonly Case[],
  variable: 'CRASHES' | 'FAULTS' | 'INTERLEAVINGS' | 'NAMES',
  every: number,
  first = 0,
): readonly Case[] =>
  process.env[variable] === 'all'
    ? cases
    : cases.filter((_, index) => (index - first) % every === 0)
