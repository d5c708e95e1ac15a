import { expect, test } from 'vitest'
import { createCardStandIn } from '../../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../../database/test-database.ts'

/** The tables of the stand-in before it stored how an intent is configured. */
const EARLIER = `
  create table cards_keys (name text primary key, value text not null);
  create table cards_payment_methods (
    id text primary key, brand text not null, last4 text not null, exp_month integer not null,
    exp_year integer not null, behaviour text not null, created timestamptz not null);
  create table cards_intents (
    id text primary key, client_secret text not null, amount integer not null, currency text not null,
    status text not null
      check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
    description text, metadata jsonb not null, payment_method text references cards_payment_methods (id),
    challenge text unique, last_error jsonb, canceled_at timestamptz, created timestamptz not null);
  create table cards_charges (
    id text primary key, intent text not null references cards_intents (id), amount integer not null,
    payment_method text not null references cards_payment_methods (id), status text not null, failure jsonb,
    amount_refunded integer not null default 0, disputed_after timestamptz, created timestamptz not null);
  create table cards_refunds (
    id text primary key, charge text not null references cards_charges (id), amount integer not null,
    created timestamptz not null);
  insert into cards_keys values ('secret', 'sk_test_earlier');
  insert into cards_payment_methods values ('pm_1', 'visa', '4242', 12, 2030, 'succeeds', now());
  insert into cards_intents values
    ('pi_1', 'pi_1_secret_1', 900, 'usd', 'succeeded', 'A guitar', '{"bookingId": "b1"}', 'pm_1', null, null, null, now()),
    ('pi_2', 'pi_2_secret_1', 700, 'usd', 'requires_payment_method', null, '{}', null, null, null, null, now());
  create table cards_events (
    id text primary key, type text not null, object jsonb not null, created timestamptz not null,
    due timestamptz not null, attempts integer not null default 0, delivered timestamptz);
  insert into cards_events values ('evt_1', 'payment_intent.succeeded', '{"id": "pi_1"}', now(), now(), 0, null);
  insert into cards_charges values ('ch_1', 'pi_1', 900, 'pm_1', 'succeeded', null, 100, null, now());
  insert into cards_refunds values ('re_1', 'ch_1', 100, now());`

test('payments of an earlier version of the stand-in are kept, and can be refunded and confirmed', async () => {
  const database = await openTestDatabase()
  await database.execute(EARLIER)
  await createCardStandIn({ database })
  // The second start finds everything in place.
  const { routes } = await createCardStandIn({ database })
  const ask = async (path: string, form?: Record<string, string>) => {
    const response = await routes.request(`/v1/${path}`, {
      headers: { authorization: 'Bearer sk_test_earlier' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    return response.json()
  }
  expect(await ask('payment_intents/pi_1')).toMatchObject({
    amount_received: 900,
    description: 'A guitar',
    metadata: { bookingId: 'b1' },
    payment_method_types: ['card'],
    status: 'succeeded',
  })
  const sum = 'select sum(amount)::int as sum from cards_balance_transactions'
  expect(await database.query(sum)).toEqual([{ sum: 800 }])
  expect(await ask('charges/ch_1')).toMatchObject({
    balance_transaction: expect.stringMatching(/^txn_\w{24}$/),
  })
  expect(await ask('refunds', { payment_intent: 'pi_1' })).toMatchObject({ amount: 800 })
  const visa = { payment_method: 'pm_card_visa' }
  expect(await ask('payment_intents/pi_2/confirm', visa)).toMatchObject({ status: 'succeeded' })
  await database.close()
})
