-- The texts of a row in other languages, by language: {"sv": {...}}; null where there are none.

alter table categories add column translations jsonb;
alter table blog_entries add column translations jsonb;
