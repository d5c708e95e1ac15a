-- The table of the PostgreSQL store of rate-limiter-flexible. Unlogged: after a crash, the counts may start again.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
