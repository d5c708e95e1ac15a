-- The card stand-in's own tables. No card number and no CVC is ever stored: a payment method keeps the last
-- four digits and how its test card behaves. Only servers of the version before read amounts captured and capturable,
-- authentications, types of business, payouts, and the metadata of disputes.
create table if not exists cards_keys (
  name text primary key,
  value text not null
);

create table if not exists cards_payment_methods (
  id text primary key,
  brand text not null,
  last4 text not null,
  exp_month integer not null,
  exp_year integer not null,
  behaviour text not null,
  created timestamptz not null
);

create table if not exists cards_intents (
  id text primary key,
  client_secret text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null
    check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  description text,
  metadata jsonb not null,
  payment_method text references cards_payment_methods (id),
  challenge text unique,
  last_error jsonb,
  canceled_at timestamptz,
  created timestamptz not null
);

create table if not exists cards_charges (
  id text primary key,
  intent text not null references cards_intents (id),
  amount integer not null check (amount > 0),
  payment_method text not null references cards_payment_methods (id),
  status text not null check (status in ('succeeded', 'failed')),
  failure jsonb,
  amount_refunded integer not null default 0 check (amount_refunded between 0 and amount),
  disputed_after timestamptz,
  created timestamptz not null
);

-- Money moves at most once an intent, whatever the code does.
create unique index if not exists cards_one_charge_an_intent
  on cards_charges (intent) where status = 'succeeded';

create table if not exists cards_refunds (
  id text primary key,
  charge text not null references cards_charges (id),
  amount integer not null check (amount > 0),
  created timestamptz not null
);

create table if not exists cards_idempotency (
  key text primary key,
  request text not null,
  status integer not null,
  answer jsonb,
  created timestamptz not null
);

-- The webhook events, which the stand-in sends until the merchant has taken them.
create table if not exists cards_events (
  id text primary key,
  type text not null,
  object jsonb not null,
  created timestamptz not null,
  due timestamptz not null,
  attempts integer not null default 0,
  delivered timestamptz
);
create index if not exists cards_events_due on cards_events (created, id) where delivered is null;

-- The additions of this version to the tables above. A database of an earlier version gets them once.
do $$ begin
  if not exists (select from pg_constraint
    where conrelid = 'cards_intents'::regclass and conname = 'cards_intents_known_status')
  then
    alter table cards_intents
      -- How the merchant configured the payment, as Stripe returns it.
      add column settings jsonb not null default '{}',
      add column amount_capturable integer not null default 0,
      -- null in a paid intent of an earlier version, which received its whole amount.
      add column amount_received integer,
      add column latest_charge text,
      -- The address of the bank's page, and where the buyer returns from it.
      add column redirect jsonb,
      -- The buyer has authenticated, and the merchant confirms once more.
      add column authenticated boolean not null default false,
      -- The order of creation, by which lists are paged.
      add column number integer generated always as identity,
      drop constraint cards_intents_status_check,
      add constraint cards_intents_known_status check (status in (
        'requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture',
        'succeeded', 'canceled'));
    alter table cards_charges
      -- null while the amount is only authorized, and for a failed charge.
      add column amount_captured integer,
      add column number integer generated always as identity;
    update cards_charges set amount_captured = amount where status = 'succeeded';
    alter table cards_refunds
      add column reason text,
      add column metadata jsonb not null default '{}',
      add column number integer generated always as identity;
  end if;
end $$;

-- The sellers' connected accounts. The onboarding stores no more than the last four digits of a bank account.
create table if not exists cards_accounts (
  id text primary key,
  email text,
  country text not null,
  -- The properties of the controller, as Stripe returns them.
  controller jsonb not null,
  type text not null,
  capabilities text[] not null,
  business_type text,
  metadata jsonb not null,
  name text,
  bank_last4 text,
  accepted timestamptz,
  submitted boolean not null default false,
  -- The check of the identity found something that a document has to explain.
  document_due boolean not null default false,
  rejected text,
  created timestamptz not null,
  number integer generated always as identity
);

create table if not exists cards_account_links (
  id text primary key,
  account text not null references cards_accounts (id),
  return_url text not null,
  refresh_url text not null,
  expires timestamptz not null,
  opened timestamptz,
  answered timestamptz
);

create table if not exists cards_transfers (
  id text primary key,
  account text not null references cards_accounts (id),
  amount integer not null check (amount > 0),
  amount_reversed integer not null default 0 check (amount_reversed between 0 and amount),
  currency text not null,
  source text references cards_charges (id),
  transfer_group text,
  description text,
  metadata jsonb not null,
  created timestamptz not null,
  number integer generated always as identity
);
create index if not exists cards_transfers_source on cards_transfers (source);

create table if not exists cards_reversals (
  id text primary key,
  transfer text not null references cards_transfers (id),
  amount integer not null check (amount > 0),
  metadata jsonb not null,
  created timestamptz not null,
  number integer generated always as identity
);

create table if not exists cards_payouts (
  id text primary key,
  account text not null references cards_accounts (id),
  amount integer not null check (amount > 0),
  currency text not null,
  description text,
  metadata jsonb not null,
  created timestamptz not null,
  number integer generated always as identity
);

-- Every change of a balance: of the merchant's where account is null, of a connected account's otherwise.
do $$ begin
  if to_regclass('cards_balance_transactions') is null then
    create table cards_balance_transactions (
      id text primary key,
      account text references cards_accounts (id),
      type text not null,
      amount integer not null,
      currency text not null,
      source text not null,
      created timestamptz not null,
      number integer generated always as identity
    );
    create index cards_balance_transactions_source on cards_balance_transactions (source);
    create index cards_balance_transactions_account on cards_balance_transactions (account);
    alter table cards_charges add column own_group text;
    alter table cards_events
      -- The connected account that the event is of.
      add column account text,
      add column number bigint generated always as identity;
    -- The charges and refunds of an earlier version.
    insert into cards_balance_transactions (id, type, amount, currency, source, created)
      select 'txn_' || left(md5(random()::text || moved.source), 24), moved.*
        from (
          select 'charge', c.amount_captured, i.currency, c.id as source, c.created
            from cards_charges c join cards_intents i on i.id = c.intent
            where c.status = 'succeeded' and c.amount_captured is not null
          union all
          select 'refund', -r.amount, i.currency, r.id, r.created
            from cards_refunds r
              join cards_charges c on c.id = r.charge
              join cards_intents i on i.id = c.intent
        ) as moved
        order by moved.created;
  end if;
end $$;

-- A charge is disputed once.
create table if not exists cards_disputes (
  id text primary key,
  charge text not null unique references cards_charges (id),
  amount integer not null check (amount > 0),
  reason text not null,
  status text not null check (status in (
    'warning_needs_response', 'warning_under_review', 'warning_closed',
    'needs_response', 'under_review', 'won', 'lost')),
  evidence jsonb not null default '{}',
  submissions integer not null default 0,
  metadata jsonb not null default '{}',
  -- The bank's decision about the submitted evidence, and its time.
  verdict text check (verdict in ('won', 'lost', 'escalated')),
  decided_after timestamptz,
  created timestamptz not null,
  number integer generated always as identity
);
create index if not exists cards_disputes_due on cards_disputes (decided_after)
  where decided_after is not null;
create index if not exists cards_charges_disputed on cards_charges (disputed_after)
  where disputed_after is not null;

-- How a refund goes on after the answer. The refunds of an earlier version have succeeded.
do $$ begin
  if not exists (select from pg_attribute
    where attrelid = 'cards_refunds'::regclass and attname = 'settled_after')
  then
    alter table cards_refunds
      add column status text not null default 'succeeded'
        check (status in ('pending', 'succeeded', 'failed')),
      -- When the card's bank takes or rejects it; null: nothing follows.
      add column settled_after timestamptz;
    create index cards_refunds_due on cards_refunds (settled_after) where settled_after is not null;
  end if;
end $$;
