/** The package has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open file for this process; false where another descriptor has it locked. */
  export function tryLock(file: number): boolean
}
