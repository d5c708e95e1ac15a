-- The town in the text of the location, by its id in the gazetteer (server/places): 0 where the text has none. A server that
-- starts looks for it where it is null.
alter table products add column place_id int;
create index products_by_place on products (place_id, created_at desc, id desc) where not is_sold and removed_at is null;
