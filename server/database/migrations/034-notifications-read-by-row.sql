-- Most events find nothing unread, and a trigger for each row then costs nothing. Whoever reads has read their own, and
-- PostgreSQL sends the equal messages of a transaction once.
drop trigger notifications_read on notifications;
create or replace function on_notifications_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications',
    json_build_object('isNew', false, 'userIds', json_build_array(new.user_id))::text);
  return null;
end $$;
create trigger notifications_read after update of read_at on notifications
  for each row when (old.read_at is null and new.read_at is not null and new.kind <> 'messages')
  execute function on_notifications_read();
