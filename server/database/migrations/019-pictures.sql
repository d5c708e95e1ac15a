-- The pictures of a product after its cover, in their order: [{"image": ..., "imageSources": {...}}]. The cover is
-- products.image.
alter table products
  add column more_pictures jsonb not null default '[]'
  check (jsonb_typeof(more_pictures) = 'array' and jsonb_array_length(more_pictures) <= 7);
