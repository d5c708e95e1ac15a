-- No column of a notification references a table: a reference would lock rows that other transactions lock before the flow.
alter table notifications
  drop constraint if exists notifications_user_id_fkey,
  drop constraint if exists notifications_product_id_fkey,
  drop constraint if exists notifications_actor_id_fkey;
