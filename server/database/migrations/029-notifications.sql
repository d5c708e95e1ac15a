-- What the market has told users: a row for each user, written in the transaction of the event. The words are not stored:
-- they follow from the flow, the event and whom it was told as, in the language of the reader.
create table notifications (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  kind text not null,
  flow text not null,
  flow_id text not null,
  event text not null,
  told_as text not null,
  product_id text references products,
  -- Who acted; null for the market and the clock.
  actor_id text references users,
  cents integer,
  reason text,
  -- The messages of a conversation that nobody has read are one row.
  count integer not null default 1,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it is due in a mail; null where none is wanted, or where it was mailed.
  mail_due_at timestamptz
);
create index notifications_by_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, flow, flow_id) where read_at is null;
create index notifications_by_age on notifications (created_at);
create index notifications_by_mail on notifications (mail_due_at) where mail_due_at is not null;
create unique index notifications_of_messages on notifications (user_id, flow_id)
  where flow = 'conversation' and event like '%.write' and read_at is null;

-- The servers hear who is told something or has read it; a conversation tells of its messages itself. A message of NOTIFY
-- is at most 8,000 bytes long.
create function on_notifications_inserted() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('isNew', true, 'userIds', json_agg(user_id))::text)
    from (select user_id, (row_number() over () - 1) / 100 as part
            from (select distinct user_id from changed where kind <> 'messages') users) parts
   group by part;
  return null;
end $$;
create trigger notifications_inserted after insert on notifications
  referencing new table as changed for each statement execute function on_notifications_inserted();

create function on_notifications_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', json_build_object('isNew', false, 'userIds', json_agg(user_id))::text)
    from (select user_id, (row_number() over () - 1) / 100 as part
            from (select distinct changed.user_id
                    from changed join before on before.id = changed.id
                   where changed.kind <> 'messages' and before.read_at is null and changed.read_at is not null) users) parts
   group by part;
  return null;
end $$;
create trigger notifications_read after update on notifications
  referencing old table as before new table as changed for each statement execute function on_notifications_read();

-- What a user does not want by a channel. Everything else is sent.
create table notification_refusals (
  user_id text not null references users,
  kind text not null,
  channel text not null check (channel in ('mail', 'push')),
  primary key (user_id, kind, channel)
);

-- The language of the pages that the user has opened last: that of the mails.
alter table users add column language text not null default 'en' check (language in ('en', 'sv'));

-- When a saved search was looked at for the notice about new items.
alter table saved_searches add column told_at timestamptz not null default now();
create index saved_searches_by_told on saved_searches (told_at);

-- The mails of the market. A mail is sent at least once; its id makes the Message-ID, so that a repetition is seen as one.
create table mails (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  address text not null,
  language text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  -- Where a click ends the mails of one kind; null where the mail has several.
  unsubscribe_url text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Why the last attempt failed.
  failure text
);
create index mails_by_due on mails (due_at) where sent_at is null;
create index mails_by_age on mails (created_at);
create index mails_by_user on mails (user_id, created_at desc);
