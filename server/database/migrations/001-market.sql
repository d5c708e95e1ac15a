-- The market. Money is whole US cents: every engine answers integers as numbers.
-- Rows that others still point at are never deleted, they get a removed_at.

create table users (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  email text not null,
  role text not null check (role in ('buyer', 'seller', 'admin')),
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index users_email on users (lower(email));
create index users_by_role on users (role, created_at desc, id desc) where removed_at is null;

create table categories (
  id text primary key default gen_random_uuid()::text,
  name text not null unique,
  position integer not null unique
);

create table products (
  id text primary key default gen_random_uuid()::text,
  seller_id text not null references users,
  category_id text not null references categories,
  name text not null check (char_length(name) between 1 and 48),
  image text not null,
  -- {avif, webp}: srcset strings of the same picture
  image_sources jsonb,
  asking_price_cents integer not null check (asking_price_cents > 0),
  retail_price_cents integer not null check (retail_price_cents > 0),
  condition text not null check (condition in ('excellent', 'good', 'fair')),
  purchase_year integer not null,
  description text not null default '' check (char_length(description) <= 500),
  contact text not null,
  location text not null,
  is_advertised boolean not null default false,
  is_sold boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index products_available on products (category_id, created_at desc, id desc)
  where not is_sold and removed_at is null;
create index products_advertised on products (created_at desc, id desc)
  where is_advertised and not is_sold and removed_at is null;
create index products_by_seller on products (seller_id, created_at desc, id desc)
  where removed_at is null;

-- The price is the one agreed on when the item was booked.
create table bookings (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products,
  buyer_id text not null references users,
  price_cents integer not null check (price_cents > 0),
  phone_number text not null,
  meeting_location text not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  unique (product_id, buyer_id)
);
create index bookings_by_buyer on bookings (buyer_id, created_at desc, id desc)
  where removed_at is null;

-- While one buyer pays, nobody else can: one hold a product.
create table holds (
  product_id text primary key references products,
  buyer_id text not null references users,
  held_until timestamptz not null
);

-- The card provider's payment intents: one a booking and price. The row is made before the provider is asked, so
-- that two requests, or one after a crash, ask with the same provider_key and get the same intent.
create table intents (
  booking_id text not null references bookings,
  amount_cents integer not null,
  provider_key text not null default gen_random_uuid()::text,
  intent_id text unique,
  created_at timestamptz not null default now(),
  primary key (booking_id, amount_cents)
);

create table payments (
  id text primary key default gen_random_uuid()::text,
  transaction_id text not null unique,
  booking_id text not null references bookings,
  product_id text not null references products,
  buyer_id text not null references users,
  amount_cents integer not null,
  -- when the card provider made the intent
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  -- set where the item had gone to somebody else: the charge has to go back
  refund_due_at timestamptz,
  refunded_at timestamptz,
  check (refunded_at is null or refund_due_at is not null)
);
-- A product is sold once.
create unique index payments_one_sale on payments (product_id) where refund_due_at is null;
create index payments_refund_due on payments (refund_due_at)
  where refund_due_at is not null and refunded_at is null;

create table reports (
  id text primary key default gen_random_uuid()::text,
  product_id text not null references products,
  reporter_id text not null references users,
  created_at timestamptz not null default now(),
  unique (product_id, reporter_id)
);

create table blog_entries (
  id text primary key default gen_random_uuid()::text,
  question text not null,
  answer text not null,
  position integer not null unique
);

-- What a repeated request with the same Idempotency-Key is answered; body is null while the first one runs.
create table idempotency_keys (
  user_id text not null references users,
  key text not null,
  request_hash text not null,
  body text,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Keys that the server makes for itself, such as the one that signs access tokens.
create table secrets (
  name text primary key,
  value text not null
);
