-- A search with a filter: the index finds the products that have both the words and the values, so that a filter that leaves
-- few of many hits does not read them all. The new index answers the queries of the old one too.
create function price_limits() returns int[]
  language sql immutable parallel safe return array[0, 2500, 5000, 10000, 25000, 50000];

-- The range of a price in whole cents, as the parameter `price` of a search has it: in dollars, without an upper limit last.
create function price_range(cents int) returns text
  language sql immutable strict parallel safe return
  (array['0-25', '25-50', '50-100', '100-250', '250-500', '500-'])[width_bucket(cents, price_limits())];

create function facet_values(category text, condition text, location text, cents int) returns text[]
  language sql immutable parallel safe return
  array['category=' || category, 'condition=' || condition, 'location=' || location, 'price=' || price_range(cents)];

-- The values of the ranges that have prices from `lowest` to below `below`.
create function price_values(lowest int, below int) returns text[]
  language sql immutable strict parallel safe return (
    select array_agg(distinct 'price=' || price_range(cents))
      from unnest(array[lowest, below - 1] || price_limits()) cents
     where cents >= lowest and cents < below);

create index products_found on products
  using gin (search, facet_values(category_id, condition, location, asking_price_cents)) with (fastupdate = off)
  where not is_sold and removed_at is null;
drop index products_search;
