-- The offers of buyers. An offer is a flow with the same id; `state` is that of the flow.
create table offers (
  id text primary key,
  product_id text not null references products,
  buyer_id text not null references users,
  state text not null,
  -- The price that was named last, and how many prices the buyer has named for the product, those of earlier offers too.
  price_cents integer not null check (price_cents > 0),
  prices integer not null check (prices > 0),
  created_at timestamptz not null
);
-- A buyer has one open offer for a product.
create unique index offers_open on offers (product_id, buyer_id) where state in ('open', 'countered', 'accepted');
-- An item is reserved for one buyer.
create unique index offers_accepted on offers (product_id) where state = 'accepted';
create index offers_by_buyer on offers (buyer_id, product_id, created_at desc);
create index offers_by_product on offers (product_id, id);

-- The accepted offer that the price of a booking comes from.
alter table bookings add column offer_id text references offers;
