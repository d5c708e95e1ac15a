import type { Database } from '../../server/database/database.ts'
import { type CardStandIn, createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../postgres/test-database.ts'

type Answer = { status: number; body: Record<string, unknown> }

/** A merchant's server that calls the card stand-in without an SDK. */
export type CardMerchant = {
  database: Database
  standIn: CardStandIn
  /** Sends a form to a path of the API; without a version, the account's is used. */
  post(path: string, form: Record<string, string>, version?: string): Promise<Answer>
  close(): Promise<void>
}

export async function openCardMerchant(): Promise<CardMerchant> {
  const database = await openTestDatabase()
  const standIn = await createCardStandIn({ database })
  return {
    database,
    standIn,
    async post(path, form, version) {
      const response = await standIn.routes.request(`/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${standIn.secretKey}`,
          ...(version !== undefined && { 'stripe-version': version }),
        },
        body: new URLSearchParams(form),
      })
      return { status: response.status, body: await response.json() }
    },
    close: () => database.close(),
  }
}
