-- When a buyer last opened the payment, and when the card provider was last asked whether it went through.
alter table intents add column opened_at timestamptz not null default now();
alter table intents add column asked_at timestamptz;
create index intents_by_opening on intents (opened_at) where intent_id is not null;
