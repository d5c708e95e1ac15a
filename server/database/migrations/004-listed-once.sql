-- The Idempotency-Key that a product was listed with: sent again, after whatever crash, it lists nothing twice.
alter table products add column request_key text;
create unique index products_by_request on products (seller_id, request_key) where request_key is not null;
