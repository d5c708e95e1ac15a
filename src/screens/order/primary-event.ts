import type { PaidOrder } from '../../domain/order.ts'

/** The events that lead on to where most orders go. Others cancel, contest or ask for something. */
const LEADS_ON: ReadonlySet<string> = new Set([
  'seller.meet',
  'seller.agreeToCancel',
  'seller.takeBack',
  'seller.agreeToReturn',
  'seller.confirmReturn',
  'buyer.confirm',
  'buyer.acceptPart',
  'buyer.sendBack',
  'admin.refund',
  'admin.retryPayment',
])

/** Returns the event whose button is the primary one; undefined where no event leads on. */
export function primaryOf({ can, state }: Pick<PaidOrder, 'can' | 'state'>): string | undefined {
  const event = can.find((offered) => LEADS_ON.has(offered.event))?.event
  // Nobody is urged to pay for what was not handed over.
  return event === 'buyer.confirm' && state === 'paid' ? undefined : event
}
