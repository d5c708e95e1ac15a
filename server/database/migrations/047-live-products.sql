-- The servers hear of a product whose hold, price or availability changes, so that the pages of those who deal about it can
-- follow. Equal messages of a transaction are sent once.
create function on_hold_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('products', coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger holds_changed after insert or delete or update of held_until on holds
  for each row execute function on_hold_changed();

create function on_product_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('products', new.id);
  return null;
end $$;
create trigger products_changed after update of is_sold, removed_at, is_published, asking_price_cents on products
  for each row
  when (old.is_sold <> new.is_sold or old.removed_at is distinct from new.removed_at
    or old.is_published <> new.is_published or old.asking_price_cents <> new.asking_price_cents)
  execute function on_product_changed();
