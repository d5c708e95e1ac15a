import { Hono } from 'hono'
import type { Stripe } from 'stripe'
import { type Database, onlyRow, type Queryable } from '../../database/database.ts'
import { disputeTransactions, moveBalance } from './balance.ts'
import { readCharge } from './charges.ts'
import { invalidRequest, noSuch } from './errors.ts'
import { type EventType, keepEvent } from './events.ts'
import { newId, seconds } from './identifiers.ts'
import { record, required, text } from './parameters.ts'
import { type Api, changes, type Dependencies, paging, readList, reads } from './requests.ts'
import { type DisputeKind, disputeKindOf } from './test-cards.ts'

/** A row of cards_disputes with what Stripe repeats of its charge. */
type DisputeRow = {
  id: string
  charge: string
  amount: number
  reason: DisputeKind['reason']
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
  evidence: Readonly<Record<string, string>>
  submissions: number
  /** The bank's decision about the submitted evidence. */
  verdict: 'won' | 'lost' | 'escalated' | null
  created: Date
  number: number
  intent: string
  currency: string
  brand: string
  /** Nothing of the charge is left to refund. */
  is_refunded: boolean
}

const DISPUTES = `
  select d.*, c.intent, i.currency, m.brand, c.amount_refunded = c.amount as is_refunded
  from cards_disputes d
    join cards_charges c on c.id = d.charge
    join cards_intents i on i.id = c.intent
    join cards_payment_methods m on m.id = c.payment_method`

/** The time to answer a dispute, in seconds. */
const ANSWER_WITHIN = 9 * 24 * 60 * 60

/** Returns whether the dispute waits for evidence. */
const isOpen = ({ status }: DisputeRow): boolean => status.endsWith('needs_response')

/** Returns whether the cardholder only asks: an inquiry withdraws no money. */
const isInquiry = ({ status }: DisputeRow): boolean => status.startsWith('warning_')

/** Returns the dispute as Stripe shows it, with the changes of the balance: https://docs.stripe.com/api/disputes/object */
async function disputeView(database: Queryable, dispute: DisputeRow) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: await disputeTransactions(database, dispute.id),
    charge: dispute.charge,
    created: seconds(dispute.created),
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: { uncategorized_text: null, ...dispute.evidence },
    evidence_details: {
      due_by: isOpen(dispute) ? seconds(dispute.created) + ANSWER_WITHIN : null,
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: false,
      submission_count: dispute.submissions,
      submission_method: dispute.submissions === 0 ? 'not_submitted' : 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry(dispute) && !dispute.is_refunded,
    livemode: false,
    metadata: {},
    payment_intent: dispute.intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand: dispute.brand,
        case_type: isInquiry(dispute) ? 'inquiry' : 'chargeback',
        network: dispute.brand,
        network_reason_code: null,
      },
    },
    reason: dispute.reason,
    status: dispute.status,
  } satisfies Omit<Stripe.Dispute, 'evidence'> & { evidence: object }
}

/** Returns a dispute by its id. Throws ApiError (404). */
async function readDispute(database: Queryable, id: string): Promise<DisputeRow> {
  const [dispute] = await database.query<DisputeRow>(`${DISPUTES} where d.id = $1`, [id])
  if (dispute === undefined) throw noSuch('dispute', id, 'dispute')
  return dispute
}

/** Locks and returns a dispute. Throws ApiError (404). */
async function lockDispute(transaction: Queryable, id: string): Promise<DisputeRow> {
  await transaction.query('select id from cards_disputes where id = $1 for update', [id])
  return readDispute(transaction, id)
}

/** Gives a locked dispute another status, and forgets the bank's verdict. */
async function setStatus(
  transaction: Queryable,
  id: string,
  status: DisputeRow['status'],
): Promise<void> {
  await transaction.query(
    'update cards_disputes set status = $2, verdict = null, decided_after = null where id = $1',
    [id, status],
  )
}

/** Reports a dispute as it is now. */
async function report(
  transaction: Queryable,
  id: string,
  type: Extract<EventType, `charge.dispute.${string}`>,
  now: Date,
): Promise<void> {
  const view = await disputeView(transaction, await readDispute(transaction, id))
  await keepEvent(transaction, type, view, now)
}

/** Withdraws the disputed amount from the merchant's balance, or reinstates it, and reports it. */
async function move(
  transaction: Queryable,
  { id, amount, currency }: DisputeRow,
  way: 'withdrawn' | 'reinstated',
  now: Date,
): Promise<void> {
  const signed = way === 'withdrawn' ? -amount : amount
  const change = {
    account: null,
    type: 'adjustment',
    amount: signed,
    currency,
    source: id,
  } as const
  await moveBalance(transaction, change, now)
  await report(transaction, id, `charge.dispute.funds_${way}`, now)
}

/** The charges that a cardholder disputes by now and that are not disputed yet. */
const DUE_CHARGES = `
  from cards_charges c
  where c.disputed_after <= $1 and c.status = 'succeeded' and c.amount > c.amount_refunded
    and not exists (select from cards_disputes d where d.charge = c.id)`

/** The disputes that the bank decides by now. */
const DUE_DISPUTES = 'from cards_disputes where decided_after <= $1'

/** Performs the due actions of cardholders and banks: opens disputes, and decides those with submitted evidence. */
export async function settleDisputes(database: Database, now: Date): Promise<void> {
  const { is_due } = onlyRow(
    await database.query<{ is_due: boolean }>(
      `select exists (select ${DUE_CHARGES}) or exists (select ${DUE_DISPUTES}) as is_due`,
      [now],
    ),
  )
  if (!is_due) return
  await database.transaction(async (transaction) => {
    const charges = await transaction.query<{ id: string }>(
      `select c.id ${DUE_CHARGES} order by c.number for update`,
      [now],
    )
    for (const { id } of charges) await open(transaction, id, now)
    const decided = await transaction.query<{ id: string }>(
      `select id ${DUE_DISPUTES} order by number for update`,
      [now],
    )
    for (const { id } of decided) await decide(transaction, id, now)
  })
}

async function open(transaction: Queryable, chargeId: string, now: Date): Promise<void> {
  const charge = await readCharge(transaction, chargeId)
  const kind = disputeKindOf(charge.behaviour)
  if (kind === null) return
  // Another server may have opened it while this one waited for the charge.
  const [opened] = await transaction.query<{ id: string }>(
    `insert into cards_disputes (id, charge, amount, reason, status, created)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [
      newId('du'),
      charge.id,
      charge.amount - charge.amount_refunded,
      kind.reason,
      kind.isInquiry ? 'warning_needs_response' : 'needs_response',
      now,
    ],
  )
  if (opened === undefined) return
  await report(transaction, opened.id, 'charge.dispute.created', now)
  const dispute = await readDispute(transaction, opened.id)
  if (!isInquiry(dispute)) await move(transaction, dispute, 'withdrawn', now)
}

async function decide(transaction: Queryable, id: string, now: Date): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  if (dispute.verdict === 'escalated') {
    await setStatus(transaction, id, 'needs_response')
    await report(transaction, id, 'charge.dispute.updated', now)
    await move(transaction, dispute, 'withdrawn', now)
    return
  }
  if (isInquiry(dispute)) {
    await setStatus(transaction, id, 'warning_closed')
  } else {
    await setStatus(transaction, id, dispute.verdict === 'won' ? 'won' : 'lost')
    if (dispute.verdict === 'won') await move(transaction, dispute, 'reinstated', now)
  }
  await report(transaction, id, 'charge.dispute.closed', now)
}

/** How long the bank reviews evidence in test mode, in milliseconds. */
const REVIEW = 5_000

/** The texts by which a test decides a dispute: https://docs.stripe.com/testing#evidence */
const verdicts: ReadonlyMap<string, NonNullable<DisputeRow['verdict']>> = new Map([
  ['winning_evidence', 'won'],
  ['losing_evidence', 'lost'],
  ['escalate_inquiry_evidence', 'escalated'],
])

/** Submits evidence for a dispute, which the bank then reviews. Throws ApiError (400, 404). */
async function submitEvidence(
  transaction: Queryable,
  id: string,
  uncategorized_text: string,
  now: Date,
): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  requireOpen(dispute)
  const verdict = verdicts.get(uncategorized_text) ?? null
  const isDecided = verdict !== null && (verdict !== 'escalated' || isInquiry(dispute))
  await transaction.query(
    `update cards_disputes set evidence = $2, status = $3, submissions = submissions + 1, verdict = $4,
       decided_after = $5
      where id = $1`,
    [
      id,
      JSON.stringify({ ...dispute.evidence, uncategorized_text }),
      isInquiry(dispute) ? 'warning_under_review' : 'under_review',
      isDecided ? verdict : null,
      isDecided ? new Date(now.getTime() + REVIEW) : null,
    ],
  )
  await report(transaction, id, 'charge.dispute.updated', now)
}

/** Accepts a dispute as lost. Throws ApiError (400, 404). */
async function closeDispute(transaction: Queryable, id: string, now: Date): Promise<void> {
  const dispute = await lockDispute(transaction, id)
  requireOpen(dispute)
  await setStatus(transaction, id, isInquiry(dispute) ? 'warning_closed' : 'lost')
  await report(transaction, id, 'charge.dispute.closed', now)
}

function requireOpen(dispute: DisputeRow): void {
  if (isOpen(dispute)) return
  throw invalidRequest(
    null,
    dispute.status.endsWith('under_review')
      ? 'The evidence of this dispute has already been submitted.'
      : 'This dispute is already closed',
  )
}

/** Closes the open inquiry of a charge that is wholly refunded: nothing is left to dispute. */
export async function closeInquiryOf(
  transaction: Queryable,
  charge: string,
  now: Date,
): Promise<void> {
  const [inquiry] = await transaction.query<{ id: string }>(
    `update cards_disputes set status = 'warning_closed', verdict = null, decided_after = null
      where charge = $1 and status in ('warning_needs_response', 'warning_under_review') returning id`,
    [charge],
  )
  if (inquiry !== undefined) await report(transaction, inquiry.id, 'charge.dispute.closed', now)
}

const updateParameters = {
  evidence: required(record({ uncategorized_text: required(text(20_000)) })),
}

/** Creates the routes of /disputes: https://docs.stripe.com/api/disputes */
export function createDisputeRoutes(dependencies: Dependencies): Api {
  const { database } = dependencies
  const routes: Api = new Hono()
  const viewOf = async (transaction: Queryable, id: string) =>
    disputeView(transaction, await readDispute(transaction, id))

  routes.get(
    '/',
    reads(
      dependencies,
      { ...paging, charge: text(), payment_intent: text() },
      ({ charge, payment_intent: intent, ...page }) => {
        const filter = { charge, intent }
        const disputes = { url: '/v1/disputes', what: 'dispute', select: DISPUTES, filter }
        const viewOfRow = (dispute: DisputeRow) => disputeView(database, dispute)
        return readList(database, { ...disputes, viewOf: viewOfRow }, page)
      },
    ),
  )

  routes.get(
    '/:id',
    reads(dependencies, {}, (_, id) => viewOf(database, id)),
  )

  routes.post(
    '/:id',
    changes(dependencies, updateParameters, async (transaction, { evidence }, { id, now }) => {
      await submitEvidence(transaction, id, evidence.uncategorized_text, now)
      return viewOf(transaction, id)
    }),
  )

  routes.post(
    '/:id/close',
    changes(dependencies, {}, async (transaction, _, { id, now }) => {
      await closeDispute(transaction, id, now)
      return viewOf(transaction, id)
    }),
  )

  return routes
}
