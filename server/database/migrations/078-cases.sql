-- The cases of moderation. A case is a flow with the same id; `state`, `measure`, `is_in_force` and `until` are its own.
create table cases (
  id text primary key,
  about text not null check (about in ('listing', 'user', 'message')),
  -- The id of the product, of the user or of the message.
  thing_id text not null,
  concerned_id text not null references users,
  -- The product of the listing, or that the message is about.
  product_id text references products,
  state text not null,
  measure text,
  is_in_force boolean not null default false,
  until timestamptz,
  -- The words of the one concerned.
  appeal text,
  created_at timestamptz not null
);
-- Reports on one thing join one case.
create unique index cases_open on cases (about, thing_id) where state = 'open';
create index cases_in_force on cases (concerned_id) where is_in_force;
create index cases_of_messages on cases (thing_id) where is_in_force and about = 'message';
create index cases_by_concerned on cases (concerned_id);
create index cases_waiting on cases (state, created_at, id) where state in ('appealed', 'open');
create index cases_decided on cases (created_at, id) where state not in ('appealed', 'open');

-- The one whom a case concerns, and those who have reported the thing.
alter table flow_members drop constraint flow_members_role_check;
alter table flow_members add constraint flow_members_role_check
  check (role in ('buyer', 'seller', 'concerned', 'reporter'));

-- The case that a report has joined.
alter table reports add column case_id text references cases;
create index reports_by_case on reports (case_id);
