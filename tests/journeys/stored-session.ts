import { inject } from 'vitest'
import { ORIGIN, type Regular, type StorageState } from './signed-in.ts'

/** Returns the stored browser storage of an account that is signed in at this origin. */
export function storedSession(email: Regular, origin: string): StorageState {
  return JSON.parse(inject('signedIn')[email].replaceAll(ORIGIN, origin))
}
