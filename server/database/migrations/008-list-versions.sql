-- The version of each public product list; every change of the list replaces it. A server keeps the compressed list while
-- the version is the same, also when another server makes the change. A list without a row has never had a product.
create table list_versions (
  list text primary key,
  version text not null
);

create function replace_list_versions(category_ids text[], is_advertised boolean) returns void language sql as $$
  insert into list_versions (list, version)
    select list, gen_random_uuid()::text
      from (select 'category ' || id as list from unnest(category_ids) id
            union select 'advertised' where is_advertised) lists
      -- One order, so that two transactions that change the same lists do not wait for each other.
     order by list
  on conflict (list) do update set version = excluded.version
$$;

select replace_list_versions(array_agg(id), true) from categories;

create function on_products_changed() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array_agg(distinct category_id), bool_or(is_advertised)) from changed;
  return null;
end $$;
create trigger products_inserted after insert on products
  referencing new table as changed for each statement execute function on_products_changed();
create trigger products_deleted after delete on products
  referencing old table as changed for each statement execute function on_products_changed();

create function on_products_updated() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array_agg(distinct category_id), bool_or(is_advertised))
    from (select category_id, is_advertised from before
          union all select category_id, is_advertised from changed) lists;
  return null;
end $$;
create trigger products_updated after update on products
  referencing old table as before new table as changed
  for each statement execute function on_products_updated();

-- A list shows the e-mail and the verification of each seller.
create function on_users_updated() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array_agg(distinct p.category_id), bool_or(p.is_advertised))
    from products p
    join changed on changed.id = p.seller_id
    join before on before.id = p.seller_id
   where not p.is_sold and p.removed_at is null
     and (before.email, before.is_verified) is distinct from (changed.email, changed.is_verified);
  return null;
end $$;
create trigger users_updated after update on users
  referencing old table as before new table as changed
  for each statement execute function on_users_updated();
