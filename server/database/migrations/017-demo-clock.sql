-- How far the clock of the flows is ahead of the true time in the demo world; no row: not at all.
create table demo_clock (
  is_only boolean primary key default true check (is_only),
  ahead_seconds integer not null check (ahead_seconds >= 0)
);
