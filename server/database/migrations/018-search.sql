-- Full-text search of the products. The texts are the sellers' own, in English or Swedish, so each is stemmed for both
-- languages. Weights: A the name, C the description, B the name without accents ('hogtalare'), D the place and the rest
-- without accents.
create extension if not exists fuzzystrmatch;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable, because its dictionary may change. The bodies below are bound when they are created, so that
-- a restored dump needs no search_path.
create function without_accents(written text) returns text
  language sql immutable strict parallel safe return lower(unaccent(written));

create function stems_of(written text) returns tsvector
  language sql immutable strict parallel safe return
  to_tsvector('english', written) || to_tsvector('swedish', written);

create function product_search(name text, description text, place text) returns tsvector
  language sql immutable strict parallel safe return
  setweight(stems_of(name) || to_tsvector('simple', name), 'A')
  || setweight(stems_of(description), 'C')
  || setweight(to_tsvector('simple', place), 'D')
  || case when without_accents(name) = lower(name) then ''::tsvector
     else setweight(stems_of(without_accents(name)) || to_tsvector('simple', without_accents(name)), 'B') end
  || case when without_accents(description || place) = lower(description || place) then ''::tsvector
     else setweight(stems_of(without_accents(description)) || to_tsvector('simple', without_accents(place)), 'D') end;

alter table products
  add column search tsvector not null generated always as (product_search(name, description, location)) stored;
-- Without fastupdate, no search has to read a list of pending entries.
create index products_search on products using gin (search) with (fastupdate = off) where not is_sold and removed_at is null;
create index products_newest on products (created_at desc, id desc) where not is_sold and removed_at is null;
create index products_by_price on products (asking_price_cents, id) where not is_sold and removed_at is null;

-- The words of all products that were ever for sale, to find what a misspelled word means, and compounds of a word.
create table search_words (
  word text primary key,
  plain text not null generated always as (without_accents(word)) stored
);
create index search_words_alike on search_words using gin (plain gin_trgm_ops);

-- The token types of ts_parse: words, words with digits, and the parts of words with hyphens.
create function words_of(written text) returns setof text
  language sql immutable strict parallel safe
begin atomic
  select distinct lower(token) from ts_parse('default', written)
   where tokid in (1, 2, 3, 9, 10, 11) and char_length(token) between 3 and 32;
end;

-- The words that a misspelled word can mean: those with the fewest wrong letters, the most alike first. A short word has
-- one wrong letter at most, any other two.
create function words_alike(misspelled text) returns setof text
  language sql stable strict set pg_trgm.similarity_threshold = 0.2
begin atomic
  select word from (
    select word, similarity(plain, without_accents(misspelled)) as alike,
           rank() over (order by levenshtein(plain, without_accents(misspelled))) as place
      from search_words
     where plain % without_accents(misspelled)
       and levenshtein(plain, without_accents(misspelled)) <= case when char_length(misspelled) < 5 then 1 else 2 end
  ) words where place = 1 order by alike desc, word limit 3;
end;

create function on_products_written() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word from written, words_of(name || ' ' || description) word
     -- One order, so that two transactions that add the same words do not wait for each other.
     order by word
  on conflict do nothing;
  return null;
end $$;
create trigger products_written after insert on products
  referencing new table as written for each statement execute function on_products_written();

insert into search_words (word)
  select distinct word from products, words_of(name || ' ' || description) word on conflict do nothing;
