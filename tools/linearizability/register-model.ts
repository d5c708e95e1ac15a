import type { Model } from './history.ts'

type RegisterInput = { write: number } | 'read'
type RegisterOutput = 'written' | number

/** A register that holds 0 at first. */
export const registerModel: Model<number, RegisterInput, RegisterOutput> = {
  initial: 0,
  keyOf: String,
  apply: (value, input, output) => {
    if (input !== 'read') return output === null || output === 'written' ? input.write : null
    return output === null || output === value ? value : null
  },
}
