-- A flow is a state machine that the server runs (server/flows). Its row is the state after its latest event, `seq`.
create table flows (
  flow text not null,
  id text not null,
  machine_version integer not null,
  value jsonb not null,
  context jsonb not null,
  seq integer not null,
  -- An admin has to decide, or to repair.
  needs_admin boolean not null,
  created_at timestamptz not null,
  primary key (flow, id)
);
create index flows_for_admins on flows (flow, created_at desc, id desc) where needs_admin;
create index flows_by_version on flows (flow, machine_version);

-- The users who take part in a flow, and as what.
create table flow_members (
  flow text not null,
  flow_id text not null,
  user_id text not null references users,
  role text not null check (role in ('buyer', 'seller')),
  created_at timestamptz not null,
  primary key (flow, flow_id, user_id),
  foreign key (flow, flow_id) references flows on delete cascade
);
create index flow_members_by_user on flow_members (user_id, flow, created_at desc, flow_id desc);

-- One row for each event that a flow took, in the transaction that changed its state.
create table journal (
  id bigint generated always as identity primary key,
  flow text not null,
  flow_id text not null,
  seq integer not null,
  at timestamptz not null,
  -- null: the event is not of a user
  user_id text references users,
  event jsonb not null,
  from_value jsonb,
  to_value jsonb not null,
  -- The ids of the users whom the event concerns, and 'admins'.
  readers text[] not null,
  recorded_at timestamptz not null default now(),
  unique (flow, flow_id, seq),
  foreign key (flow, flow_id) references flows on delete cascade
);

-- The servers hear of a row when its transaction commits.
create function on_journal_inserted() returns trigger language plpgsql as $$
begin
  perform pg_notify('journal', json_build_object(
    'id', new.id::text, 'flow', new.flow, 'flowId', new.flow_id, 'seq', new.seq, 'readers', new.readers)::text);
  return null;
end $$;
create trigger journal_inserted after insert on journal
  for each row execute function on_journal_inserted();

-- The events that the server sends to a flow when they are due.
create table deadlines (
  flow text not null,
  flow_id text not null,
  event text not null,
  due_at timestamptz not null,
  primary key (flow, flow_id, event),
  foreign key (flow, flow_id) references flows on delete cascade
);
create index deadlines_by_due on deadlines (due_at);

-- The effects of events, performed after the commit, at least once.
create table outbox (
  -- flow/id/seq/effect: the provider's idempotency key
  key text primary key,
  flow text not null,
  flow_id text not null,
  seq integer not null,
  type text not null,
  params jsonb not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- What an effect waits for that was not performed at its first attempt.
  waits_for text check (waits_for in ('payoutAccount', 'provider')),
  done_at timestamptz,
  -- The event that the effect was answered with, and the provider's id of what it made.
  answer text,
  made_id text,
  foreign key (flow, flow_id) references flows on delete cascade
);
create index outbox_by_due on outbox (due_at) where done_at is null;
create index outbox_by_flow on outbox (flow, flow_id);

-- The sellers' accounts at the card provider.
create table payout_accounts (
  user_id text primary key references users,
  account_id text not null unique,
  status text not null check (status in ('pending', 'active', 'restricted', 'rejected')),
  read_at timestamptz not null
);
