import { type Duration, millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'

const DAY_MS = 86_400_000

const daysOf = (duration: Duration) => millisecondsOf(duration) / DAY_MS

/**
 * The terms on which Loppis holds a payment, in days: until when the seller hands the item over, how long the buyer can
 * report a problem after the meeting or the parcel, and how long the buyer can ask to return the item.
 */
export function protectionTerms({ durations } = policy) {
  return {
    handOverDays: daysOf(durations.handOver),
    metDays: daysOf(durations.met),
    sentDays: daysOf(durations.sent),
    returnDays: daysOf(durations.returnPeriod),
  }
}
