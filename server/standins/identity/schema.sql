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

alter table identity_users add column if not exists email_verified boolean not null default false;

-- The mails that the inbox shows; the code is in the link of a mail. Times are milliseconds since 1970.
create table if not exists identity_mails (
  code text primary key,
  user_id text not null references identity_users (id) on delete cascade,
  email text not null,
  purpose text not null check (purpose in ('PASSWORD_RESET', 'VERIFY_EMAIL')),
  language text not null check (language in ('en', 'sv')),
  sent_at bigint not null,
  used_at bigint
);
create index if not exists identity_mails_user on identity_mails (user_id);
create index if not exists identity_mails_sent on identity_mails (sent_at desc);

-- When the mail was sent by the clock of the market's mails, which the users of a demo move ahead.
alter table identity_mails add column if not exists shown_at bigint;
