-- A strict function whose body has an array is called once a row, and a search counts the ranges of 10,000 prices. Without
-- `strict`, PostgreSQL replaces the call by the body. The results, and with them the index, stay the same.
create or replace function price_range(cents int) returns text
  language sql immutable parallel safe return
  (array['0-25', '25-50', '50-100', '100-250', '250-500', '500-'])[width_bucket(cents, price_limits())];
