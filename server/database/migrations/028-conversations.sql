-- The conversations of buyers and sellers, one for each listing and buyer. A conversation is a flow with the same id; `state`
-- is that of its contact.
create table conversations (
  id text primary key,
  product_id text not null references products,
  buyer_id text not null references users,
  state text not null,
  -- How many messages of the other side each side has not read.
  unread_of_buyer integer not null,
  unread_of_seller integer not null,
  created_at timestamptz not null,
  -- The time of the latest message.
  last_at timestamptz not null,
  unique (product_id, buyer_id)
);
create index conversations_by_buyer on conversations (buyer_id, created_at);

create table messages (
  -- The client makes the id, so that a message that is sent again is the same one.
  id text primary key,
  conversation_id text not null references conversations,
  -- 1 for the first message of the conversation.
  number integer not null,
  sender_id text not null references users,
  text text not null,
  -- Addresses.
  pictures jsonb not null,
  created_at timestamptz not null,
  unique (conversation_id, number)
);
create index messages_by_sender on messages (sender_id);
