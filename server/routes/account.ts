import { array, enums, object, optional, string, unknown } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import { described, mapOf, named } from '../http/json-schema.ts'
import { listBlockers } from '../use-cases/account-blockers.ts'
import { cancelEndedIntents } from '../use-cases/cancel-intents.ts'
import { deleteAccount } from '../use-cases/delete-account.ts'
import { readAccountData } from '../users/data.ts'
import {
  changeProfile,
  ProfileChangesStruct,
  readProfile,
  signOutEverywhere,
} from '../users/profile.ts'
import { Acknowledged } from './answers.ts'

const Account = named(
  'Account',
  object({
    name: string(),
    email: string(),
    role: string(),
    phone: string(),
    place: string(),
    contactFor: described(
      'Of a seller: `everyone` or `signedIn`, to whom the market shows the e-mail address and the phone numbers.',
      optional(string()),
    ),
    since: string(),
    blockers: described(
      'Open orders, unpaid bookings, sales whose buyer is paying, and refunds on their way: they keep the account from being deleted.',
      array(
        object({
          kind: enums(['order', 'booking', 'sale', 'refund']),
          id: string(),
          name: string(),
        }),
      ),
    ),
  }),
)

const accountOf = async ({ database, clock }: AppContext, id: string) => ({
  ...(await readProfile(database, id)),
  blockers: await listBlockers(database, id, clock()),
})

/** A repeated change, sign-out or deletion changes nothing more, so none needs an Idempotency-Key. */
export const accountEndpoints = [
  endpoint({
    method: 'GET',
    path: '/account',
    access: everyMember,
    limit: 'read',
    summary: 'Reads the account of the caller.',
    extension: 'account',
    answer: Account,
    handle: ({ viewer }, app) => accountOf(app, viewer.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/account',
    access: everyMember,
    limit: 'accountChange',
    summary: 'Changes fields of the account of the caller.',
    extension: 'account',
    body: ProfileChangesStruct,
    answer: Account,
    example: { body: { name: 'Bo Buyer', phone: '070 123 45 67', place: 'Lund' } },
    async handle({ viewer, body }, app) {
      await changeProfile(app.database, viewer.id, body)
      return accountOf(app, viewer.id)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/account/sign-out-everywhere',
    access: everyMember,
    limit: 'accountChange',
    summary: 'Ends all sessions of the caller, this one too: earlier tokens and sign-ins get 401.',
    extension: 'account',
    answer: Acknowledged,
    async handle({ viewer }, { database, clock }) {
      await signOutEverywhere(database, viewer.id, clock())
      return { acknowledged: true }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/account/data',
    access: everyMember,
    limit: 'accountData',
    summary: 'Reads everything that the server holds of the caller, by table.',
    extension: 'account',
    answer: mapOf(array(mapOf(unknown()))),
    handle: ({ viewer }, { database }) => readAccountData(database, viewer.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/account',
    access: { buyer: 'any', seller: 'any' },
    limit: 'accountChange',
    summary:
      'Deletes the account of the caller, or answers account-in-use with `blockers` while something is open.',
    extension: 'account',
    answer: Acknowledged,
    async handle({ viewer }, app) {
      const times = { now: app.clock(), at: app.flowClock() }
      await app.database.transaction((transaction) => deleteAccount(transaction, viewer, times))
      await cancelEndedIntents(app, { memberId: viewer.id })
      return { acknowledged: true }
    },
  }),
]
