-- A buyer's hold can be renewed once, and then not for 30 minutes. The rows of ended holds stay for this, one for each buyer.
alter table holds drop constraint holds_pkey;
alter table holds add primary key (product_id, buyer_id);
alter table holds add column is_renewed boolean not null default false;
create index holds_by_end on holds (held_until);
-- The card provider has cancelled the intent: nobody can confirm it.
alter table intents add column cancelled_at timestamptz;
