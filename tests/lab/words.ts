import type { Driver } from '../flows/drivers.ts'
import type { Position, Possible } from './protocol.ts'

export const moneyWords: Readonly<Record<Position, string>> = {
  notCharged: 'Not charged',
  unknown: 'Not known whether charged',
  charged: 'Charged, not recorded yet',
  recorded: 'Charged and recorded',
}

export const driverWords: Readonly<Record<Driver, string>> = {
  pure: 'The machine alone',
  rendered: 'On the screen',
  storybook: 'In Storybook',
  product: 'In the product',
}

export const possibleWords: Readonly<Record<Possible['by'], string>> = {
  user: 'The user',
  world: 'The world answers',
  time: 'Time passes',
  fault: 'Something goes wrong',
}

/** Searches that show what can be asked, by the machine that they ask something of. */
export const exampleSearches: Readonly<Record<string, readonly string[]>> = {
  payment: ['ends in unsaved', 'through 3-D Secure', 'declined, ends in paid', 'refunded'],
  session: ['ends in signed in', 'through google', 'token failed', 'ends in unregistered'],
  booking: ['through failed', 'guest', 'ends in confirmed', 'no phone'],
  collection: ['ends in empty', 'through confirming', 'fails', 'retry'],
  listing: ['through uploading', 'fails', 'too large', 'ends in done'],
}

/** What is asked of any machine. */
export const commonSearches: readonly string[] = ['fails', 'retry', 'no answer']

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
