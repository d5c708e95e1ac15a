-- Why a product was reported, in a reason and the reporter's own words. A report that its reporter takes back closes.
alter table reports add column reason text, add column words text;
create index reports_by_reporter on reports (reporter_id, created_at desc, id desc) where removed_at is null;
