import { sharedAttempts } from '../../src/actors/payment-attempts.ts'
import { orderStatus } from '../../src/domain/booking.ts'
import type { Orders } from './cast.ts'
import { keptFrom, readLedger } from './ledger.ts'
import type { Fixture, WalkMarket } from './market.ts'

/** Returns the false claims of My Orders about the buyer's money (rule O2). */
export async function untrueOrders(
  market: WalkMarket,
  stall: Fixture,
  came: readonly Orders[],
): Promise<string[]> {
  if (came.length === 0) return []
  const ledger = await readLedger(market, stall)
  const sale = ledger.recorded.find(({ isRefundDue }) => !isRefundDue)
  return came.flatMap(({ tab, bookings }) => {
    const { person, attemptStorage } = tab.browser
    const isMine = sale?.buyerId === person.id
    const isCharged = keptFrom(ledger, person).length > 0
    const booking = bookings.find(({ productId }) => productId === stall.productId)
    if (booking === undefined) {
      return isMine ? [`My Orders of ${person.id} lost what was bought`] : []
    }
    const isUnsettled = sharedAttempts(attemptStorage).recall(booking._id, person.email) !== null
    const status = orderStatus({ ...booking, isUnsettled }, person.email)
    const isTrue = {
      paid: isMine,
      unsettled: !isMine,
      sellerRemoved: !isMine && !isCharged,
      removed: !isMine && !isCharged,
      sold: sale !== undefined && !isMine && !isCharged,
      withdrawn: sale === undefined && !isCharged,
      soldElsewhere: sale === undefined && !isCharged,
      blocked: sale === undefined && !isCharged,
      held: sale === undefined && !isCharged,
      payable: sale === undefined && !isCharged,
    }[status]
    return isTrue ? [] : [`My Orders of ${person.id} says '${status}', and it is not so`]
  })
}
