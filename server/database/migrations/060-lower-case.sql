-- Lower case by Unicode in every database: where the locale is C, as in the files of deploy/, lower('KÖK') is 'kÖk', and a
-- search for 'kök' finds no 'KÖK'. The first of these collations that this PostgreSQL has is taken; before version 17, it has
-- no pg_c_utf8.
do $$
declare
  unicode text := (
    select quote_ident(collname) from pg_collation
     where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8') and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding()))
     order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1);
  changed regprocedure;
begin
  execute format(
    'create function lower_case(written text) returns text language sql immutable strict parallel safe return lower(written collate %s)',
    coalesce(unicode, '"default"'));
  foreach changed in array array[
    'without_accents(text)', 'searched_text(text)', 'whole_name(text)', 'product_search(text, text, text)',
    'facet_values(text, text, text, int)'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(changed), 'lower(', 'lower_case(');
  end loop;
  -- What is stored is the same wherever lower() knows these letters.
  if lower('Ö') <> lower_case('Ö') then
    drop index products_found;
    alter table products drop column search;
    alter table products
      add column search tsvector not null generated always as (product_search(name, description, location)) stored;
    create index products_found on products
      using gin (search, facet_values(category_id, condition, location, asking_price_cents)) with (fastupdate = off)
      where not is_sold and removed_at is null;
    -- Computes what is generated from it anew.
    update search_words set word = word;
    insert into search_words (word)
      select distinct word from products, words_of(name, description) word on conflict do nothing;
  end if;
end $$;
drop statistics products_place;
create statistics products_place on (lower_case(location)) from products;
