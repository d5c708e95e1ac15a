-- The provider was asked for the effect: it may have been made. Before, it has not been.
alter table outbox add column asked_at timestamptz;
update outbox set asked_at = due_at where type = 'transfer' and attempts > 0 and done_at is null and waits_for is distinct from 'payoutAccount';

-- A transfer waits for an account in the state of its order now. These learn it at their next attempt.
update outbox set due_at = least(due_at, now()) where waits_for = 'payoutAccount' and done_at is null;

-- The orders whose money waits for an account of the seller.
create index flows_awaiting_account on flows (id)
  where flow = 'order' and (value #>> '{money,releasing}' = 'awaitingAccount' or value #>> '{money,splitting,transferRest}' = 'awaitingAccount');
