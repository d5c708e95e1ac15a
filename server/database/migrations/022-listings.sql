-- The state of a product's listing (the flow 'listing') as the lists need it: a product that its seller has withdrawn, or
-- that has expired, is neither sold nor removed, and not for sale.
alter table products add column is_published boolean not null default true;
