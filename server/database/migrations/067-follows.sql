-- The sellers that users follow, when a user last looked at what they list, and until when the user was told of it.
create table follows (
  user_id text not null references users on delete cascade,
  seller_id text not null references users on delete cascade,
  followed_at timestamptz not null,
  seen_at timestamptz not null,
  told_at timestamptz not null,
  primary key (user_id, seller_id),
  check (user_id <> seller_id)
);
create index follows_by_user on follows (user_id, followed_at desc, seller_id desc);
create index follows_by_seller on follows (seller_id);
create index follows_by_told on follows (told_at);
