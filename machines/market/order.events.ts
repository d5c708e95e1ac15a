import type { Ledger, Movement } from './ledger.ts'
import type { DurationName } from './policy.ts'

/** A problem with an item that the buyer reports. */
type ProblemKind = 'notReceived' | 'notAsDescribed' | 'damaged'

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/** The words of an actor. The journal stores them with the event; the machine does not need them. */
type Reason = { reason: string }

/** The words of an actor, and the addresses of pictures that show what they say. */
type Evidence = Reason & { pictures?: readonly string[] }

/** The key of the effect that the provider answers. */
type Answer = At & { key: string }

/** The bank's change of a dispute. Of two changes, the one with the higher revision is the later one. */
type Dispute = At & { cents: number; revision: number }

/** The prefix of an event names its actor: nobody else may send the event. */
export type OrderEvent =
  | ({ type: 'seller.meet' } & At)
  | ({ type: 'seller.send'; tracking: string } & At)
  | ({ type: 'seller.cancel' } & At & Reason)
  | ({ type: 'seller.agreeToCancel' } & At)
  | ({ type: 'seller.declineToCancel' } & At & Reason)
  | ({ type: 'seller.takeBack' } & At)
  | ({ type: 'seller.offerPart'; cents: number } & At)
  | ({ type: 'seller.withdrawPart' } & At)
  | ({ type: 'seller.contest' } & At & Evidence)
  | ({ type: 'seller.agreeToReturn' } & At)
  | ({ type: 'seller.refuseReturn' } & At & Reason)
  | ({ type: 'seller.confirmReturn' } & At)
  | ({ type: 'seller.contestReturn' } & At & Evidence)
  | ({ type: 'buyer.confirm' } & At)
  | ({ type: 'buyer.askToCancel' } & At & Reason)
  | ({ type: 'buyer.reportProblem'; kind: ProblemKind } & At & Evidence)
  | ({ type: 'buyer.acceptPart' } & At)
  | ({ type: 'buyer.declinePart' } & At)
  | ({ type: 'buyer.askToReturn' } & At & Reason)
  | ({ type: 'buyer.handBack' } & At)
  | ({ type: 'buyer.sendBack'; tracking: string } & At)
  | ({ type: 'admin.cancel' } & At & Reason)
  | ({ type: 'admin.refund' } & At & Reason)
  | ({ type: 'admin.release' } & At & Reason)
  | ({ type: 'admin.split'; cents: number } & At & Reason)
  | ({ type: 'admin.retryPayment' } & At)
  /** The market bears a shortfall, and nobody looks at it any more. */
  | ({ type: 'admin.writeOff' } & At)
  | ({ type: 'provider.succeeded' } & Answer)
  /** The provider did not make the movement; trying again may help. */
  | ({ type: 'provider.failed' } & Answer)
  /** The provider was not asked for a transfer: the seller has no account that takes it, or the money is disputed. */
  | ({ type: 'provider.notAsked'; reason?: string } & Answer)
  /** The seller's account takes transfers. */
  | ({ type: 'provider.accountActive' } & At)
  /** The provider cannot take a transfer back: the seller's account does not have the money. */
  | ({ type: 'provider.refused' } & Answer)
  /** The buyer's bank rejected a refund that had succeeded: its money is back at the market. */
  | ({ type: 'provider.refundRejected'; cents: number } & Answer)
  | ({ type: 'bank.disputeOpened' } & Dispute)
  | ({ type: 'bank.disputeWon' } & Dispute)
  | ({ type: 'bank.disputeLost' } & Dispute)
  | ({ type: `deadline.${OrderDeadlineName}` } & At)
  /** Raised by the goods when they decide who gets the money, and when the decision is open again. */
  | { type: 'money.instructed' }

/** The names of the deadlines. Each belongs to one state, so the name is the key of its row. */
type OrderDeadlineName =
  | 'remindToHandOver'
  | 'notHandedOver'
  | 'cancelAgreed'
  | 'remindToConfirm'
  | 'received'
  | 'completed'
  | 'problemUnanswered'
  | 'partUnanswered'
  | 'returnAgreed'
  | 'claimLapsed'
  | 'returnReceived'
  | 'remindToReview'
  | 'reviewOverdue'
  | 'retryPayment'
  | 'remindOfPayment'

/** A deadline as data in the `meta` of a state: the event that the server sends when it is due. */
export type OrderDeadline = {
  event: `deadline.${OrderDeadlineName}`
  /** The deadline's duration in the policy; 'retries' is the pause after as many failures as there were. */
  after: DurationName | 'retries'
  /** The moment from which the deadline counts; by default the entry of the state. */
  since?: 'receivedAt' | 'reportedAt'
}

/** The recipient of the money: where both share it, the buyer gets `cents` back. */
export type Due = { to: 'seller' } | { to: 'buyer' } | { to: 'both'; cents: number }

export type OrderInput = { cents: number }

export type OrderContext = {
  ledger: Ledger
  /** The decision of the goods; null while the market holds the money for both. */
  due: Due | null
  /** The latest movement that the provider was asked for. */
  operation: { key: string; movement: Movement; cents: number } | null
  /** How many movements the provider was asked for; makes their keys unique. */
  operations: number
  /** How often the provider failed to make the current movement. */
  failures: number
  dispute: { status: 'open' | 'won' | 'lost'; revision: number } | null
  /** The keys of the refunds that the bank rejected after they had succeeded; absent before the first. */
  rejected?: readonly string[]
  hasAskedToCancel: boolean
  problem: ProblemKind | null
  /** The part that the seller offers to pay back. */
  partOffer: number | null
  receivedAt: number | null
  reportedAt: number | null
}
