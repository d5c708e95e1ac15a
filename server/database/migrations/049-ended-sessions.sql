-- Every server hears of a user whose sessions have ended, and ends the live streams of the user.
create function notify_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('ended_sessions', new.id);
  return null;
end
$$;
create trigger users_ended_sessions after update of removed_at, signed_out_at on users
  for each row
  when (new.removed_at is distinct from old.removed_at or new.signed_out_at is distinct from old.signed_out_at)
  execute function notify_ended_sessions();
