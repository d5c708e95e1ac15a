create table if not exists identity_keys (
  id integer primary key check (id = 1),
  kid text not null,
  private_jwk text not null
);

-- Times are milliseconds since 1970.
create table if not exists identity_users (
  id text primary key,
  email text not null unique,
  name text not null default '',
  password_hash text,
  google_id text,
  disabled boolean not null default false,
  created_at bigint not null,
  last_login_at bigint not null,
  valid_since bigint not null
);

create table if not exists identity_refresh_tokens (
  hash text primary key,
  user_id text not null references identity_users (id) on delete cascade,
  provider text not null,
  signed_in_at bigint not null,
  used_at bigint not null
);
create index if not exists identity_refresh_tokens_user on identity_refresh_tokens (user_id);

create table if not exists identity_attempts (
  email text primary key,
  failures integer not null,
  last_at bigint not null
);
