import { caseMachine } from '../../machines/market/case.machine.ts'
import { conversationMachine } from '../../machines/market/conversation.machine.ts'
import { listingMachine } from '../../machines/market/listing.machine.ts'
import { offerMachine } from '../../machines/market/offer.machine.ts'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { reviewMachine } from '../../machines/market/review.machine.ts'
import { exploreCase } from './case-exploration.ts'
import { exploreConversation } from './conversation-exploration.ts'
import { exploreListing } from './listing-exploration.ts'
import { exploreOffer } from './offer-exploration.ts'
import { exploreOrder } from './order-exploration.ts'
import { wholeParts } from './order-parts.ts'
import { exploreReview } from './review-exploration.ts'

// `npm run explore`: explores the states that an order can reach with its buyers, its provider, a bank and a clock,
// those of a listing, of the offers of two buyers for one item, of a conversation, of the reviews of two orders, and of a
// case of moderation.
const parts = [
  { name: 'listing', exploration: () => exploreListing(listingMachine) },
  { name: 'offer', exploration: () => exploreOffer(offerMachine) },
  { name: 'case', exploration: () => exploreCase(caseMachine) },
  { name: 'conversation', exploration: () => exploreConversation(conversationMachine) },
  { name: 'review', exploration: () => exploreReview(reviewMachine) },
  ...wholeParts.map((part) => ({
    name: part.name,
    exploration: () => exploreOrder(orderMachine, part),
  })),
]
let total = 0
for (const part of parts) {
  const started = performance.now()
  const { states, edges, depth, isComplete, breach } = part.exploration()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  total += states
  const counts = `${states} states${isComplete ? ', all of them' : ''}, ${edges} edges, depth ${depth}`
  process.stdout.write(`${part.name.padEnd(20)} ${counts} (${seconds} s)\n`)
  if (breach === null) continue
  process.stdout.write(`Broken: ${breach.sentence}\n`)
  for (const [index, words] of breach.path.entries()) {
    process.stdout.write(`${String(index + 1).padStart(4)}. ${words}\n`)
  }
  process.exitCode = 1
  break
}
process.stdout.write(`all flows: ${total} states\n`)
