-- An admin finds users by their names and addresses, and products by their names, also those that are sold or removed. The
-- spaces around the text let a short word be found as a whole word.
create index users_by_words on users
  using gin (without_accents(' ' || name || ' ' || email || ' ') gin_trgm_ops) with (fastupdate = off);
create index products_by_words on products
  using gin (without_accents(' ' || name || ' ') gin_trgm_ops) with (fastupdate = off);
