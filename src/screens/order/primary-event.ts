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
  'buyer.handBack',
  'buyer.sendBack',
  'admin.refund',
  'admin.retryPayment',
])

/** Returns the event whose button is the primary one; undefined where no event leads on. */
export function primaryEvent({ can, state }: Pick<PaidOrder, 'can' | 'state'>): string | undefined {
  const event = can.find((offered) => LEADS_ON.has(offered.event))?.event
  const isEarly =
    (event === 'buyer.confirm' && state === 'paid') ||
    (event === 'seller.confirmReturn' && state === 'returning')
  // Nobody is urged to pay for an item that the other side does not say to have handed over.
  return isEarly ? undefined : event
}
