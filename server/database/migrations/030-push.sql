-- The browsers that show a user what the market tells. The endpoint is a secret of the browser: who knows it can be pushed to.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id, created_at);

-- The push messages that wait: one for each notification and browser, deleted when it is sent or given up.
create table pushes (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscriptions on delete cascade,
  notification_id bigint not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  unique (subscription_id, notification_id)
);
create index pushes_by_due on pushes (due_at);

-- When a notification is due as a push message; null where no browser shows those of its user, or where they wait in `pushes`.
alter table notifications add column push_due_at timestamptz;
create index notifications_by_push on notifications (push_due_at) where push_due_at is not null;
