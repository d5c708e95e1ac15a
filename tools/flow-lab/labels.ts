import type { Driver } from '../../tests/paths/drivers.ts'
import type { ChargeStatus } from '../../src/domain/payment.ts'
import type { Possible } from './protocol.ts'

export const moneyLabels: Readonly<Record<ChargeStatus, string>> = {
  notCharged: 'Not charged',
  unknown: 'Not known whether charged',
  charged: 'Charged, not recorded yet',
  recorded: 'Charged and recorded',
}

export const driverWords: Readonly<Record<Driver, string>> = {
  pure: 'Tests without a screen',
  rendered: 'Tests of the screen',
  storybook: 'Tests in Storybook',
  product: 'Tests of the whole product',
}

export const possibleWords: Readonly<Record<Possible['by'], string>> = {
  user: 'The user does',
  world: 'The server or a service answers',
  time: 'Time passes',
  fault: 'Something goes wrong',
}

/** Example searches for the payment flow. */
const paymentSearches = [
  'ends in unsaved',
  'through 3-D Secure',
  'through declined',
  'refunded',
  'no answer',
]

/** Returns example searches for a flow, by the end states of its paths. */
export const examplesFor = (flow: string, ends: readonly string[]): readonly string[] =>
  flow === 'payment'
    ? paymentSearches
    : [...new Set(ends.filter((end) => end !== ''))].slice(0, 5).map((end) => `ends in ${end}`)

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
