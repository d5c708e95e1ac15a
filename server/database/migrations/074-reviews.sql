-- The reviews that buyers and sellers write of each other, at most one a side and order. The flow of the same order says when
-- they are published; until then nobody but its author reads a review, and no average has it.
create table reviews (
  order_id text not null references payments,
  side text not null check (side in ('buyer', 'seller')),
  author_id text not null references users,
  subject_id text not null references users,
  stars smallint not null check (stars between 1 and 5),
  words text not null,
  -- What went well, by the names of the fixed choices.
  choices jsonb not null,
  written_at timestamptz not null,
  published_at timestamptz,
  -- An admin has hidden it.
  is_hidden boolean not null default false,
  -- The answer of the subject.
  answer text,
  answered_at timestamptz,
  primary key (order_id, side)
);
-- An average is computed from these rows at each reading; the index has all that it needs.
create index reviews_shown on reviews (subject_id, published_at desc, order_id desc) include (stars)
  where published_at is not null and not is_hidden;
create index reviews_by_author on reviews (author_id);
