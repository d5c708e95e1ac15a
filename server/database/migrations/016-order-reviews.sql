-- What a flow waits for, of an admin, and since when: the lower the rank, the more urgent. Both stay after the decision,
-- so that a list can go on after a flow that was decided meanwhile. null: it has never waited for an admin.
alter table flows add column admin_rank smallint, add column admin_since timestamptz;
create index flows_by_admin_rank on flows (flow, admin_rank, admin_since, id) where needs_admin;

-- The orders that wait already. The journal has when a disagreement came to an admin; others count from their latest event.
update flows f set needs_admin = true, admin_rank = waiting.rank, admin_since = coalesce(
  (select max(j.at) from journal j where j.flow = f.flow and j.flow_id = f.id and
    (j.to_value ->> 'goods' <> 'underReview' or j.from_value ->> 'goods' is distinct from 'underReview')),
  f.created_at)
from (
  select id, case
      when value ->> 'goods' = 'underReview' then 0
      when value::text like '%"stuck"%' then 1
      when context #>> '{dispute,status}' = 'open' then 2
      when value ->> 'money' = 'shortfall' then 3
    end as rank
  from flows where flow = 'order'
) waiting
where f.flow = 'order' and f.id = waiting.id and waiting.rank is not null;
