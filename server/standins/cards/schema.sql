-- The card stand-in's own tables. No card number and no CVC is ever stored: a payment method keeps the last
-- four digits and how its test card behaves.
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

-- What is told to the merchant, until he has taken it.
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
