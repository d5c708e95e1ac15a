-- An answer is stored for a day. To compress it takes longer than everything else of storing it.
alter table idempotency_keys alter column body set storage external;
