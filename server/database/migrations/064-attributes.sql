-- The attributes of a category in the order of the form (server/listings/attributes.ts), and the values of a product by key.
alter table categories add column attributes jsonb not null default '[]';
alter table products add column attributes jsonb not null default '{}';
create index products_by_attributes on products using gin (attributes jsonb_path_ops) with (fastupdate = off)
  where not is_sold and removed_at is null;
