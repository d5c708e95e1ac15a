import { noPictures } from '../../src/domain/picture.ts'
import { randomUUID } from 'node:crypto'
import type { FaultyApp, Person } from './faulty-app.ts'
import type { Port } from './scenario.ts'
import { port } from './task.ts'

const form = { name: 'Bea Berg', phone: '+46 70 123 45 67', place: 'Lund' }

const counted =
  (where: string) =>
  async (market: FaultyApp, { id }: Person): Promise<readonly string[]> =>
    (await market.count(`from users where id = $1 and ${where}`, [id])) === 1 ? [] : [where]

const followed =
  (times: number) =>
  async (market: FaultyApp, { id }: Person): Promise<readonly string[]> =>
    (await market.count('from follows where user_id = $1', [id])) === times
      ? []
      : [`${times} followed sellers`]

/** The user's account: its form, the sign-out everywhere, the download, and the deletion. */
export const accountPorts: readonly Port[] = [
  port('account: load', 'GET /account', {
    machineOf: ({ machines }) => machines.account,
    events: [{ type: 'account.retry' }],
    before: null,
    done: 'editing',
    problems: async () => [],
  }),
  port('account: save', 'PATCH /account', {
    machineOf: ({ machines }) => machines.account,
    events: [{ type: 'account.submit', form }],
    before: 'editing',
    done: 'saved',
    problems: counted("name = 'Bea Berg' and place = 'Lund'"),
  }),
  port('signOutEverywhere: endSessions', 'POST /account/sign-out-everywhere', {
    machineOf: ({ machines }) => machines.signOutEverywhere,
    events: [{ type: 'signOutEverywhere.open' }, { type: 'signOutEverywhere.confirm' }],
    before: 'asking',
    done: 'ended',
    problems: counted('signed_out_at is not null'),
  }),
  port('dataDownload: fetchData', 'GET /account/data', {
    machineOf: ({ machines }) => machines.dataDownload,
    events: [{ type: 'dataDownload.start' }],
    before: 'idle',
    done: 'saved',
    problems: async () => [],
  }),
  port('sellerContact: load', 'GET /products/:id/contact', {
    machineOf: ({ machines }) => machines.sellerContact,
    inputOf: ({ product }) => ({ productId: product._id }),
    events: [{ type: 'sellerContact.show' }],
    before: 'hidden',
    done: 'shown',
    problems: async () => [],
  }),
  port('follow: follow', 'PUT /following/:sellerId', {
    machineOf: ({ machines }) => machines.follow,
    inputOf: ({ seller }) => ({ sellerId: seller.id, isFollowing: false }),
    events: [{ type: 'follow.toggle' }],
    readsNothing: true,
    before: 'notFollowing',
    done: 'following',
    problems: followed(1),
  }),
  port('follow: unfollow', 'DELETE /following/:sellerId', {
    machineOf: ({ machines }) => machines.follow,
    inputOf: ({ seller }) => ({ sellerId: seller.id, isFollowing: true }),
    events: [{ type: 'follow.toggle' }],
    readsNothing: true,
    before: 'following',
    done: 'notFollowing',
    problems: followed(0),
  }),
  port('offers: send', 'POST /offers', {
    machineOf: ({ machines }) => machines.offers,
    inputOf: ({ product }) => ({ productId: product._id, role: 'buyer' }),
    events: [{ type: 'offers.submit', price: '30' }, { type: 'offers.begin' }],
    before: 'shown.naming',
    done: 'shown.idle',
    isDone: ({ offers }) => Array.isArray(offers) && offers.length > 0,
    problems: async (market, { id }) =>
      (await market.count(`from offers where buyer_id = $1 and state = 'open'`, [id])) === 1
        ? []
        : ['one offer'],
  }),
  port('outbox: write', 'POST /conversations/:productId/messages', {
    machineOf: ({ machines }) => machines.outbox,
    inputOf: ({ product }) => ({
      productId: product._id,
      buyerId: null,
      owner: 'ann',
      session: randomUUID(),
    }),
    events: [
      { type: 'outbox.resend' },
      { type: 'outbox.submit', form: { text: 'Hello', pictures: noPictures } },
    ],
    isOnce: true,
    before: 'idle',
    done: 'idle',
    isDone: ({ sent }) => Array.isArray(sent) && sent.length > 0,
    problems: async (market, { id }) =>
      (await market.count('from messages where sender_id = $1', [id])) === 1 ? [] : ['one message'],
  }),
  port('accountDeletion: deleteAccount', 'DELETE /account', {
    machineOf: ({ machines }) => machines.accountDeletion,
    events: [{ type: 'accountDeletion.open' }, { type: 'accountDeletion.confirm', password: null }],
    before: 'asking',
    done: 'deleted',
    problems: counted("name = 'Deleted user' and removed_at is not null"),
  }),
]
