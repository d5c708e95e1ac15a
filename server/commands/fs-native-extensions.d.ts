/** The package has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open file for this process; false where another descriptor has it locked. */
  export function tryLock(file: number): boolean
  /** Ends the lock of an open file, for all of its descriptors. */
  export function unlock(file: number): void
}
