-- What admins have done, one row an act, written in the transaction that it describes. The ids are no references, because a row
-- stays whatever becomes of what it names.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id text not null,
  -- The method and the path of the call, and the measure or the event that it sends.
  call text not null,
  event text,
  about text not null check (about in ('user', 'listing', 'message', 'review', 'order', 'case', 'conversation')),
  thing_id text not null,
  -- The users whom the act concerns.
  concerned_ids text[] not null,
  -- The reason that the admin gave.
  words text not null
);
create index audit_log_by_concerned on audit_log using gin (concerned_ids);

create function on_audit_log_changed() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.';
end $$;
create trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function on_audit_log_changed();
