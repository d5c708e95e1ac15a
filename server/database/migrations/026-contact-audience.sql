-- Whom the market shows the e-mail address of a seller and the phone numbers of the listings: everyone, or signed-in users
-- alone.
alter table users add column contact_for text not null default 'everyone'
  check (contact_for in ('everyone', 'signedIn'));

-- The answer to GET /v2/category/{id} depends on it too.
create or replace function on_users_updated() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array_agg(distinct p.category_id), bool_or(p.is_advertised))
    from products p
    join changed on changed.id = p.seller_id
    join before on before.id = p.seller_id
   where not p.is_sold and p.removed_at is null
     and (before.name, before.email, before.is_verified, before.contact_for)
         is distinct from (changed.name, changed.email, changed.is_verified, changed.contact_for);
  return null;
end $$;
