-- One rule splits the texts of products and the questions into words. PostgreSQL's own parser makes one token of '42/43',
-- 'f/1.8' and 'condition.Works'.

-- A text in lower case as words of letters, marks and digits. A space separates words, and a hyphen those that other
-- characters than spaces separate in the text: 'Canon AE-1 (f/1,8)' is 'canon ae-1 f-1ꞏ8'. A decimal number is one word:
-- its point is a letter (U+A78F), because the parser would take 'f1.8' for the name of a host.
create function searched_text(written text) returns text
  language sql immutable strict parallel safe return
  btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    normalize(lower(written)),
    '([0-9])[.,](?=[0-9])', '\1ꞏ', 'g'),
    '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'),
    -- Punctuation, symbols and format characters of the scripts that markets write.
    '[\u0001-\u001F\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF'
    '\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u037E\u0384\u0385\u0387\u03F6\u0482\u055A-\u055F\u0589-\u058F'
    '\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE'
    '\u0964\u0965\u0970\u0E3F\u0E4F\u0E5A\u0E5B\u200B-\u206F\u207A-\u207E\u208A-\u208E\u20A0-\u20CF\u2100\u2101'
    '\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u212E\u2190-\u245F\u249C-\u24E9\u2500-\u2775\u2794-\u2BFF'
    '\u2E00-\u2E2E\u2E30-\u2E7F\u3001-\u3004\u3008-\u3020\u3030\u3036\u3037\u303D-\u303F\u309B\u309C\u30A0\u30FB'
    '\u3200-\u321E\u322A-\u3247\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\uE000-\uF8FF\uFD3E\uFD3F\uFE00-\uFE1F\uFE30-\uFE6F'
    '\uFEFF\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFF\U0001F000-\U0001F0FF\U0001F10D-\U0001FBEF'
    '\U000E0000-\U000E01EF]+', '-', 'g'),
    '[- ]* [- ]*', ' ', 'g'), '- ');

-- The words of a question: those of each part between spaces, as the parser that makes the index takes them, and the part
-- without its hyphens as one word; null where it is none.
create function question_words(question text) returns table (words text[], joined text)
  language sql immutable strict parallel safe
begin atomic
  select words, case when cardinality(words) > 1 and cardinality(whole) = 1 then whole[1] end
    from unnest(string_to_array(searched_text(question), ' ')) with ordinality parts (part, place),
         -- The parser's type 12 is what separates words.
         lateral (select array(select token from ts_parse('default', replace(part, '-', ' ')) where tokid <> 12) as words,
                         array(select token from ts_parse('default', replace(part, '-', '')) where tokid <> 12) as whole
                 ) parsed
   where words <> '{}'
   order by place;
end;

-- Other forms of the words of a text that `searched_text` returns: 'ae1' for 'ae-1', 'ae 1' for 'ae1' and '1 8' for '1ꞏ8'. In
-- a name, a word also has a form with the one beside it, where letters and digits meet: 'ps5' for 'ps 5'.
create function other_forms(words text, is_name boolean) returns text
  language sql immutable strict parallel safe return
  case when words !~ '[0-9-]' then '' else
    replace(words, '-', '') || ' ' || replace(
      regexp_replace(regexp_replace(words, '([0-9])(?=[^0-9ꞏ -])', '\1 ', 'g'), '([^0-9ꞏ -])(?=[0-9])', '\1 ', 'g')
      || case when is_name then
           ' ' || regexp_replace(words, '([^0-9 -])[ -](?=[0-9])', '\1', 'g')
           || ' ' || regexp_replace(words, '([0-9])[ -](?=[^0-9 -])', '\1', 'g') else '' end
      || case when words like '%ꞏ%' then ' ' || replace(words, 'ꞏ', ' ') else '' end, '-', ' ') end;

-- The words of a text that `searched_text` returns, as the index has them: their stems in both languages, their other forms
-- and, of a name, the words themselves.
create function indexed_words(words text, is_name boolean) returns tsvector
  language sql immutable strict parallel safe return (
    select indexed || case when words !~ '[0-9-]' then ''::tsvector
             else ts_delete(to_tsvector('simple', other_forms(words, is_name)), tsvector_to_array(indexed)) end
      from (select to_tsvector('english', spaced) || to_tsvector('swedish', spaced)
                   || case when is_name then to_tsvector('simple', spaced) else ''::tsvector end as indexed
              from (select replace(words, '-', ' ') as spaced) texts) words_and_stems);

-- The word of the index for a whole name. A name without words, such as an emoji, is its own.
create function whole_name(written text) returns text
  language sql immutable strict parallel safe return
  '=' || left(coalesce(nullif(replace(searched_text(written), '-', ' '), ''), lower(written)), 200);

alter table products drop column search;

create or replace function product_search(name text, description text, place text) returns tsvector
  language sql immutable strict parallel safe return
  setweight(indexed_words(searched_text(name), true), 'A')
  || array_to_tsvector(array[whole_name(name)])
  || setweight(indexed_words(searched_text(description), false), 'C')
  || setweight(to_tsvector('simple', replace(searched_text(place), '-', ' ')), 'D')
  || case when without_accents(name) = lower(name) then ''::tsvector
     else setweight(indexed_words(searched_text(without_accents(name)), true), 'B') end
  || case when without_accents(description) = lower(description) then ''::tsvector
     else setweight(indexed_words(searched_text(without_accents(description)), false), 'D') end
  || case when without_accents(place) = lower(place) then ''::tsvector
     else setweight(to_tsvector('simple', replace(searched_text(without_accents(place)), '-', ' ')), 'D') end;

-- A place is one value in any case ('place='). The server of the version before asks for 'location='.
create or replace function facet_values(category text, condition text, location text, cents int) returns text[]
  language sql immutable parallel safe return
  array['category=' || category, 'condition=' || condition, 'location=' || location, 'place=' || lower(location),
        'price=' || price_range(cents)];

alter table products
  add column search tsvector not null generated always as (product_search(name, description, location)) stored;
create index products_found on products
  using gin (search, facet_values(category_id, condition, location, asking_price_cents)) with (fastupdate = off)
  where not is_sold and removed_at is null;
-- A filter by place is estimated by what is compared.
create statistics products_place on (lower(location)) from products;

-- The words of a product, to find what a misspelled word means.
create function words_of(name text, description text) returns setof text
  language sql immutable strict parallel safe
begin atomic
  select lexeme
    from unnest(array[searched_text(name), searched_text(description)], array[true, false]) texts (words, is_name),
         unnest(to_tsvector('simple', replace(words, '-', ' ') || ' ' || other_forms(words, is_name)))
   where char_length(lexeme) between 3 and 32;
end;

create or replace function on_products_written() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
    select distinct word from written, words_of(name, description) word
     -- One order, so that two transactions that add the same words do not wait for each other.
     order by word
  on conflict do nothing;
  return null;
end $$;
create or replace function on_product_rewritten() returns trigger language plpgsql as $$
begin
  insert into search_words (word) select distinct word from words_of(new.name, new.description) word order by word
  on conflict do nothing;
  return null;
end $$;
insert into search_words (word)
  select distinct word from products, words_of(name, description) word on conflict do nothing;
