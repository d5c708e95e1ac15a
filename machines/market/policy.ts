import { type Duration, millisecondsOf } from './duration.ts'

/** The durations and bounds of every flow on the server. A duration starts when its state is entered, unless noted. */
export const policy = {
  durations: {
    /** The seller has not handed over a paid item. */
    handOverReminder: 'P3D',
    handOver: 'P7D',
    /** The seller has not answered the buyer who asks to cancel: silence agrees. */
    cancelAnswer: 'P2D',
    /** The buyer has not confirmed an item: silence confirms. The reminder comes one day before. */
    metReminder: 'P1D',
    met: 'P2D',
    sentReminder: 'P13D',
    sent: 'P14D',
    /** From the day on which the item was received: the 30 days of the home page. */
    returnPeriod: 'P30D',
    /** From the report of a problem, until the seller has found a way out. */
    problemAnswer: 'P3D',
    partAnswer: 'P3D',
    returnAnswer: 'P3D',
    sendBack: 'P7D',
    returnReceipt: 'P3D',
    reviewReminder: 'P3D',
    review: 'P14D',
    /** An admin has not retried a payment that is stuck. */
    stuckReminder: 'P1D',
    /** A listing is for sale, and then as long as its seller may renew it. */
    listing: 'P60D',
    renewal: 'P5D',
    /** An offer, or a counter-offer, waits for its answer. */
    offer: 'P2D',
    /** An accepted offer reserves the item for its buyer. */
    reservation: 'P1D',
    /** The two of an order review each other. Who has not written is asked after a day, and reminded before the end. */
    reviewingPrompt: 'P1D',
    reviewingReminder: 'P11D',
    reviewing: 'P14D',
    /** From a measure: six months, in which the one concerned may appeal. */
    appeal: 'P184D',
    /** No admin has decided an appeal. The reminder comes three days before. */
    appealReminder: 'P11D',
    appealDecision: 'P14D',
  },
  /** An appeal that no admin has decided in time ends like this: in favour of the one concerned. */
  appealSilence: 'reversed' as 'reversed' | 'upheld',
  /** The lengths of a suspension with an end. */
  suspensionDays: [7, 30, 90],
  /** The pauses before each retry of a payment that the provider failed to make; then it is stuck. */
  retries: ['PT5M', 'PT1H', 'PT12H'],
  /**
   * The lowest offers that a seller can choose, in percent of the asking price; the first holds without a choice, and
   * 100 takes no offers.
   */
  lowestOffers: [50, 100, 90, 80, 70, 60, 40, 30, 20, 10],
  /** How many prices a buyer may name for a listing. */
  counts: { offers: 5 },
} as const satisfies Policy

export type Policy = {
  durations: Readonly<Record<string, Duration>>
  appealSilence: 'reversed' | 'upheld'
  suspensionDays: readonly number[]
  retries: readonly Duration[]
  lowestOffers: readonly number[]
  counts: Readonly<Record<string, number>>
}

/** The name of a duration in the policy. */
export type DurationName = keyof typeof policy.durations

/** A reminder and the deadline that it precedes. */
const REMINDERS = [
  ['handOverReminder', 'handOver'],
  ['metReminder', 'met'],
  ['sentReminder', 'sent'],
  ['reviewReminder', 'review'],
  ['reviewingPrompt', 'reviewingReminder'],
  ['reviewingReminder', 'reviewing'],
  ['appealReminder', 'appealDecision'],
] as const

/** Returns the problems of a policy, one sentence each; empty if the server may start with it. */
export function policyProblems({
  durations,
  retries,
  lowestOffers,
  counts,
}: Omit<Policy, 'appealSilence' | 'suspensionDays'>): string[] {
  const lengths = new Map<string, number>()
  const problems: string[] = []
  const measure = (name: string, duration: string) => {
    try {
      lengths.set(name, millisecondsOf(duration))
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const [name, duration] of Object.entries(durations)) measure(name, duration)
  for (const [index, pause] of retries.entries()) measure(`retry ${index + 1}`, pause)
  if (retries.length === 0) problems.push('A failed payment needs at least one retry.')
  for (const [reminder, deadline] of REMINDERS) {
    const [early, late] = [lengths.get(reminder), lengths.get(deadline)]
    if (early !== undefined && late !== undefined && early >= late)
      problems.push(`${reminder} must be shorter than ${deadline}.`)
  }
  if (lowestOffers.length === 0) problems.push('A seller needs a lowest offer to choose.')
  for (const percent of lowestOffers) {
    if (!(Number.isInteger(percent) && percent > 0 && percent <= 100))
      problems.push(`lowestOffers: ${percent} is not a percentage between 1 and 100.`)
  }
  for (const [name, count] of Object.entries(counts)) {
    if (!(Number.isInteger(count) && count > 0))
      problems.push(`${name}: ${count} is not a number of times.`)
  }
  return problems
}
