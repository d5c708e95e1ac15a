import type { Stripe } from 'stripe'

/** Rows of the tables of connected accounts in schema.sql. */
export type AccountRow = {
  id: string
  email: string | null
  country: string
  controller: Stripe.Account.Controller
  type: 'express' | 'none'
  /** The capabilities that the merchant requested. */
  capabilities: ('card_payments' | 'transfers')[]
  business_type: string | null
  metadata: Record<string, string>
  name: string | null
  bank_last4: string | null
  /** When the seller accepted the terms of service. */
  accepted: Date | null
  submitted: boolean
  /** The check of the identity found something that a document has to explain. */
  document_due: boolean
  rejected: 'fraud' | 'other' | 'terms_of_service' | null
  created: Date
  number: number
}

export type LinkRow = {
  id: string
  account: string
  return_url: string
  refresh_url: string
  expires: Date
  opened: Date | null
  answered: Date | null
}

export type TransferRow = {
  id: string
  account: string
  amount: number
  amount_reversed: number
  currency: string
  /** The charge that the transfer takes its money from. */
  source: string | null
  transfer_group: string | null
  description: string | null
  metadata: Record<string, string>
  /** The id of the merchant's balance transaction. */
  balance_transaction: string
  created: Date
  number: number
}

export type ReversalRow = {
  id: string
  transfer: string
  amount: number
  currency: string
  metadata: Record<string, string>
  balance_transaction: string
  created: Date
  number: number
}

export type PayoutRow = {
  id: string
  account: string
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  balance_transaction: string
  created: Date
  number: number
}
