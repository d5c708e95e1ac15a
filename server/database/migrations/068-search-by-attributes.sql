-- The words of a search look at the attributes of products. These words depend on the category too, so that a trigger writes
-- `search` in place of an expression.

-- The attributes of a product as words: its value, and in each language the labels of the attribute, its unit and the choice.
-- 'size=42, colour=blue' is '42 Size Storlek blue Colour Färg Blue Blå'.
create function attribute_words(category text, given jsonb) returns text
  language sql stable strict parallel safe return (
    select string_agg(concat_ws(' ', value, labels), ' ')
      from jsonb_each_text(given) join categories c on c.id = category
     cross join lateral jsonb_path_query(c.attributes, '$[*] ? (@.key == $key)', jsonb_build_object('key', key)) attribute
     cross join lateral (
       select string_agg(label #>> '{}', ' ') as labels
         from unnest(array['$.label.*', '$.unit.*', '$.choices[*] ? (@.value == $value).label.*']::jsonpath[]) path,
              jsonb_path_query(attribute, path, jsonb_build_object('value', value)) label) texts);

-- Weighs as much as a place.
create function attribute_search(words text) returns tsvector
  language sql immutable strict parallel safe return
  setweight(indexed_words(searched_text(words), false), 'D')
  || case when without_accents(words) = lower_case(words) then ''::tsvector
     else setweight(indexed_words(searched_text(without_accents(words)), false), 'D') end;

alter table products alter column search drop expression;
alter table products alter column search set default '';

create function on_product_searched() returns trigger language plpgsql as $$
begin
  new.search := product_search(new.name, new.description, new.location)
    || coalesce(attribute_search(attribute_words(new.category_id, new.attributes)), '');
  return new;
end $$;
create trigger product_searched before insert or update of name, description, location, category_id, attributes, search
  on products for each row execute function on_product_searched();

-- Each word must be known to the search.
create or replace function on_products_written() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word
      from written, words_of(name, concat_ws(' ', description, attribute_words(category_id, attributes))) word
     -- One order, so that two transactions that add the same words do not wait for each other.
     order by word
  on conflict do nothing;
  return null;
end $$;
create or replace function on_product_rewritten() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word
      from words_of(new.name, concat_ws(' ', new.description, attribute_words(new.category_id, new.attributes))) word
     order by word
  on conflict do nothing;
  return null;
end $$;
create or replace trigger product_rewritten after update of name, description, category_id, attributes, search on products
  for each row when ((old.name, old.description, old.search) is distinct from (new.name, new.description, new.search))
  execute function on_product_rewritten();

-- The labels of a category are words of its products.
create function on_category_described() returns trigger language plpgsql as $$
begin
  update products set search = '' where category_id = new.id and attributes <> '{}';
  return null;
end $$;
create trigger category_described after update of attributes on categories
  for each row when (old.attributes is distinct from new.attributes) execute function on_category_described();

update products set search = '' where attributes <> '{}';
