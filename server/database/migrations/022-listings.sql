-- The state of a product's listing (the flow 'listing') as the lists need it: a product that its seller has withdrawn, or
-- that has expired, is neither sold nor removed, and not for sale.
alter table products add column is_published boolean not null default true;

-- A seller can change the texts of a product, and each word must be known to the search.
create function on_product_rewritten() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word from words_of(new.name || ' ' || new.description) word order by word
  on conflict do nothing;
  return null;
end $$;
create trigger product_rewritten after update of name, description on products
  for each row when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function on_product_rewritten();
