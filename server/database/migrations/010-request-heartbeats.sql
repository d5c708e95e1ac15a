-- When the server that runs the first request with a key last said that it still does.
alter table idempotency_keys add column alive_at timestamptz not null default now();
