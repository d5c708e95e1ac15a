-- What users keep in their wishlists: the price is the one that the user saw.
create table wishlist_items (
  user_id text not null references users on delete cascade,
  product_id text not null references products,
  kept_price_cents integer not null check (kept_price_cents > 0),
  kept_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_by_user on wishlist_items (user_id, kept_at desc, product_id desc);
