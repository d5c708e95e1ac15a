-- The lowest price that a buyer may offer, in percent of the asking price: it stays a share when the price changes.
alter table products
  add column lowest_offer_percent smallint not null default 50 check (lowest_offer_percent between 1 and 99);
