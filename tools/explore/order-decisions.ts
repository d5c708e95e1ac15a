/** The seller was paid, and then the two disagree about a return. */
const paidBy = (answer: string) => [
  'buyer 1: pay',
  'buyer 1: payment is recorded',
  'buyer: confirm',
  'provider: transfer 100 cents as transfer-1: succeeded',
  answer,
  'buyer: ask to return',
  'seller: refuse return',
]
const ANSWER = 'provider: succeeded transfer-1 arrives'
const PAID = paidBy(ANSWER)

const SHARED = [
  'buyer 1: pay',
  'buyer 1: payment is recorded',
  'seller: meet',
  'buyer: report problem (damaged)',
  'seller: offer part (30 cents)',
  'buyer: accept part',
]

/** The bank rejects the buyer's part, and says so twice. */
const REJECTED = [
  ...SHARED,
  'provider: refund 30 cents as refund-1: succeeded',
  'provider: succeeded refund-1 arrives',
  'bank: rejects refund-1',
  'provider: refund rejected (30 cents) refund-1 arrives, and is sent again',
]

/** Moves that decide an order: from then on, only its money moves. */
export const decisions = {
  'a late refund': [...PAID, 'admin: refund'],
  'a late refund after a repeated answer': [
    ...paidBy(`${ANSWER}, and is sent again`),
    'admin: refund',
  ],
  'a late split': [...PAID, 'admin: split (40 cents)'],
  'a split': SHARED,
  'a split after a dispute': [
    ...SHARED,
    'provider: refund 30 cents as refund-1: succeeded',
    'bank: dispute opened',
    'bank: dispute opened (100 cents) dispute-1 arrives',
    'provider: succeeded refund-1 arrives',
    'bank: dispute won',
    'bank: dispute won (100 cents) dispute-2 arrives',
  ],
  'a split after a rejection': REJECTED,
  'a split after a rejection and a dispute': [
    ...REJECTED,
    'provider: transfer 70 cents as transfer-2: notAsked',
    'provider: not asked transfer-2 arrives',
    'admin: retry payment',
    'provider: refund 30 cents as refund-3: succeeded',
    'bank: dispute opened',
    'bank: dispute opened (100 cents) dispute-1 arrives',
    'provider: succeeded refund-3 arrives',
    'bank: dispute won',
    'bank: dispute won (100 cents) dispute-2 arrives',
  ],
} as const
