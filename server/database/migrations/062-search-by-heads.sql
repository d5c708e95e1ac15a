-- What a product is comes first: in 'Laptop sleeve' and 'Case for a phone', the words before or after what it is weigh less.

-- The words of a name that say what the product is. Those after 'for', 'with' or 'in' do not. In a name that has one of these
-- words before its first comma, the last of them does: English writes 'laptop sleeve', Swedish 'datorfodral'.
create function head_words(written text) returns text
  language sql immutable strict parallel safe return (
    select coalesce((select part[1] from regexp_matches(substring(main from '^[^,;:(–|]*'),
             '\m((?:accessor(?:y|ies)|adapt[eo]r|amp|amplifier|backpack|bag|batter(?:y|ies)|bed|box|bracket|briefcase|brush|bulb'
             '|cable|cap|cartridge|case|chair|charger|console|controller|cord|cover|cushion|dock|filter|foil|folio|game|grip'
             '|helmet|holder|holster|hood|ink|keyboard|lamp|lens(?! kit)|light(?=s| set)|lock|machine|maker|mat|(?<!gb )memory|mount|pad|paper'
             '|pouch|power bank|protector|rack|refill|remote|shelf|shell|skin|sleeve|stand|station|stick|stool|strap|stylus|table'
             '|toner|tripod)(?:e?s)?'
             '|\w*(?:väsk|fodral|skal|laddar|batteri|stativ|hållar|kabel|kablar|sladd|fäste|skydd|rem|hjälm|lås|korg)\w{0,4})\M',
             'g') with ordinality parts (part, place) order by place desc limit 1), main)
      from (select regexp_replace(lower_case(written),
              '[\s,(](?:(?<!\d\s)in|compatible|fits?|for|including|incl|to|with|without|för|i|inkl|inklusive|med|passar|till|utan)[\s.].*$', '') as main) names);

-- The same words with a sign before each, as the index has them: the index has no weights, and 'laptop' is in many texts.
create function head_lexemes(written text) returns tsvector
  language sql immutable strict parallel safe return (
    select array_to_tsvector(array(
      select '^' || lexeme from unnest(tsvector_to_array(indexed_words(searched_text(head_words(written)), true))) lexeme)));

create or replace function product_search(name text, description text, place text) returns tsvector
  language sql immutable strict parallel safe return
  setweight(indexed_words(searched_text(name), true), 'A')
  || head_lexemes(name)
  || array_to_tsvector(array[whole_name(name)])
  || setweight(indexed_words(searched_text(description), false), 'C')
  || setweight(to_tsvector('simple', replace(searched_text(place), '-', ' ')), 'D')
  || case when without_accents(name) = lower_case(name) then ''::tsvector
     else setweight(indexed_words(searched_text(without_accents(name)), true), 'B') || head_lexemes(without_accents(name)) end
  || case when without_accents(description) = lower_case(description) then ''::tsvector
     else setweight(indexed_words(searched_text(without_accents(description)), false), 'D') end
  || case when without_accents(place) = lower_case(place) then ''::tsvector
     else setweight(to_tsvector('simple', replace(searched_text(without_accents(place)), '-', ' ')), 'D') end;

drop index products_found;
alter table products drop column search;
alter table products
  add column search tsvector not null generated always as (product_search(name, description, location)) stored;
create index products_found on products
  using gin (search, facet_values(category_id, condition, location, asking_price_cents)) with (fastupdate = off)
  where not is_sold and removed_at is null;
