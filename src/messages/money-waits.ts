import { defineMessages, type MessageShape } from './defineMessages.ts'
import { alike, forBuyer, forSeller, type RoleTexts } from './order-roles.ts'
import { textNamed } from './textNamed.ts'

const untilBack = forSeller(
  'Loppis holds the money until you have the item back.',
  'Loppis holds the money until the seller has the item back.',
)
const untilBackInSwedish = forSeller(
  'Loppis håller inne pengarna tills du har fått tillbaka varan.',
  'Loppis håller inne pengarna tills säljaren har fått tillbaka varan.',
)

const english = {
  /** Money that is held while the buyer has the item or gives it back, by where the item is. */
  held: {
    problem: alike('Loppis holds the money until this is settled.'),
    partOffered: alike('Loppis holds the money until this is settled.'),
    underReview: alike('Loppis holds the money until this is settled.'),
    returnAsked: alike('Loppis holds the money until this is settled.'),
    returning: untilBack,
    returnMet: untilBack,
    returnSent: untilBack,
  },
  payoutAccount: forSeller(
    'The money waits for your payout account.',
    "The money waits for the seller's payout account.",
  ),
  /** A movement that has not gone through, by where the money is. */
  stalled: {
    releasing: forSeller(
      'The payout to you has not gone through yet.',
      'The payout to the seller has not gone through yet.',
    ),
    refunding: forBuyer(
      'The refund to your card has not gone through yet.',
      "The refund to the buyer's card has not gone through yet.",
    ),
    splitting: alike('The payment of both shares has not gone through yet.'),
    reversing: alike('The money has not come back yet.'),
  },
  provider: 'We try again.',
  admin: 'We are looking into it.',
}

/** Messages of money that waits, for the order's page and for Money. */
export const waitMessages = defineMessages({
  en: english,
  sv: {
    held: {
      problem: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      partOffered: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      underReview: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      returnAsked: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      returning: untilBackInSwedish,
      returnMet: untilBackInSwedish,
      returnSent: untilBackInSwedish,
    },
    payoutAccount: forSeller(
      'Pengarna väntar på ditt utbetalningskonto.',
      'Pengarna väntar på säljarens utbetalningskonto.',
    ),
    stalled: {
      releasing: forSeller(
        'Utbetalningen till dig har inte gått igenom än.',
        'Utbetalningen till säljaren har inte gått igenom än.',
      ),
      refunding: forBuyer(
        'Återbetalningen till ditt kort har inte gått igenom än.',
        'Återbetalningen till köparens kort har inte gått igenom än.',
      ),
      splitting: alike('Betalningen av bådas delar har inte gått igenom än.'),
      reversing: alike('Pengarna har inte kommit tillbaka än.'),
    },
    provider: 'Vi försöker igen.',
    admin: 'Vi tittar på det.',
  },
})

/**
 * Returns the sentence about money that waits, as a role reads it; null where the money does not wait, or where a newer
 * server has another name for the wait.
 */
export function waitSentence(
  { held, payoutAccount, stalled, ...waits }: MessageShape<typeof english>,
  {
    state,
    position,
    waitsFor,
  }: { state?: string | undefined; position: string; waitsFor: string | null },
  role: keyof RoleTexts,
): string | null {
  if (waitsFor === 'payoutAccount') return payoutAccount[role]
  if (position === 'held' && state !== undefined) return textNamed(held, state)?.[role] ?? null
  const movement = textNamed(stalled, position)
  const wait = waitsFor === null ? undefined : textNamed(waits, waitsFor)
  return movement === undefined || wait === undefined ? null : `${movement[role]} ${wait}`
}
