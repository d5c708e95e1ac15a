-- The work that a server has taken, and the work that has failed (server/flows/worker.ts). What is due is in the tables that it is
-- about; a row here keeps the other servers from it until `due_at`.
create table work (
  kind text not null,
  key text not null,
  -- The server's attempt that has taken the row until `due_at`; null where no attempt is in progress.
  owner text,
  due_at timestamptz not null,
  attempts integer not null,
  -- Why the last attempt failed.
  failure text,
  primary key (kind, key)
);

-- The request that has the key: one that was taken for lost must not write over the answer of the next one.
alter table idempotency_keys add column owner text;
