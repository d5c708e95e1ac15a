import type { AnyStateMachine } from 'xstate'
import { createOfferMarket } from './offer-market.ts'
import { brokenInWorld, offerRuleSentences } from './offer-rules.ts'
import { keyOfOfferWorld, type OfferServer, type OfferWorld, soundServer } from './offer-world.ts'
import { ENDLESS, type Exploration, explore } from './search.ts'

/** The sentences of all rules that the exploration checks. */
export const offerSentences: readonly string[] = [...offerRuleSentences, ENDLESS]

/**
 * Explores the offers of two buyers for one item, with its seller, an admin and the clock, and stops at the first broken
 * rule. A deadline may come at any time.
 */
export function exploreOffer(
  machine: AnyStateMachine,
  server: OfferServer = soundServer,
): Exploration {
  const { start, moves } = createOfferMarket(machine, server)
  return explore<OfferWorld>({
    start,
    keyOf: keyOfOfferWorld,
    moves,
    brokenBy: brokenInWorld,
    isFinal: ({ listing, buyers }) =>
      (listing === 'sold' || listing === 'removed') &&
      buyers.every(({ payment }) => payment === null),
  })
}
