-- The parent of a category. There are two levels: the foreign key finds only parents that have none themselves.
alter table categories
  add column parent_id text,
  add column is_top boolean generated always as (parent_id is null) stored,
  add column has_top boolean generated always as (case when parent_id is not null then true end) stored,
  add constraint categories_id_is_top unique (id, is_top),
  add constraint categories_parent foreign key (parent_id, has_top) references categories (id, is_top);

-- A category has its own attributes, and after them those of its parent that it does not define anew.
create function category_attributes(category text) returns jsonb
  language sql stable strict parallel safe return (
    select own.attributes || coalesce((
             select jsonb_agg(inherited order by place)
               from categories parent cross join jsonb_array_elements(parent.attributes) with ordinality each (inherited, place)
              where parent.id = own.parent_id
                and not own.attributes @> jsonb_build_array(jsonb_build_object('key', inherited -> 'key'))), '[]')
      from categories own where own.id = category);

create or replace function attribute_words(category text, given jsonb) returns text
  language sql stable strict parallel safe return (
    select string_agg(concat_ws(' ', value, labels), ' ')
      from (select category_attributes(category) as attributes) c cross join jsonb_each_text(given)
     cross join lateral jsonb_path_query(c.attributes, '$[*] ? (@.key == $key)', jsonb_build_object('key', key)) attribute
     cross join lateral (
       select string_agg(label #>> '{}', ' ') as labels
         from unnest(array['$.label.*', '$.unit.*', '$.choices[*] ? (@.value == $value).label.*']::jsonpath[]) path,
              jsonb_path_query(attribute, path, jsonb_build_object('value', value)) label) texts);

-- The list of a category has the products of its children.
create or replace function replace_list_versions(category_ids text[], is_advertised boolean) returns void language sql as $$
  insert into list_versions (list, version)
    select list, gen_random_uuid()::text
      from (select 'category ' || unnest(array[id, parent_id]) as list from categories where id = any(category_ids)
            union select 'advertised' where is_advertised) lists
     where list is not null
      -- One order, so that two transactions that change the same lists do not wait for each other.
     order by list
  on conflict (list) do update set version = excluded.version
$$;

create or replace function on_category_described() returns trigger language plpgsql as $$
begin
  perform replace_list_versions(array[old.parent_id, new.parent_id], false);
  update products set search = ''
   where category_id in (select id from categories where new.id in (id, parent_id)) and attributes <> '{}';
  return null;
end $$;
create or replace trigger category_described after update of attributes, parent_id on categories
  for each row when ((old.attributes, old.parent_id) is distinct from (new.attributes, new.parent_id))
  execute function on_category_described();
