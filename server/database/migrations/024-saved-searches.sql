-- Searches that users keep: the question as the parameters of GET /search, and when the user last looked at its products.
create table saved_searches (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references users on delete cascade,
  name text not null,
  question jsonb not null,
  seen_at timestamptz not null,
  created_at timestamptz not null,
  unique (user_id, question)
);
create index saved_searches_by_user on saved_searches (user_id, created_at desc, id desc);
