-- A list shows the name of each seller too, and leads to the seller's page.
create or replace function on_users_updated() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array_agg(distinct p.category_id), bool_or(p.is_advertised))
    from products p
    join changed on changed.id = p.seller_id
    join before on before.id = p.seller_id
   where not p.is_sold and p.removed_at is null
     and (before.name, before.email, before.is_verified)
         is distinct from (changed.name, changed.email, changed.is_verified);
  return null;
end $$;

select replace_list_versions(array_agg(id), true) from categories;
