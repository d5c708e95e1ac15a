-- A case about a review: its thing is named by the id of the order and the side of its author, such as 'order-1.buyer'.
alter table cases drop constraint cases_about_check;
alter table cases add constraint cases_about_check check (about in ('listing', 'user', 'message', 'review'));

-- The report of a message or a review has no product, and belongs to its case from the first.
alter table reports alter column product_id drop not null;
alter table reports add constraint reports_of_something check (product_id is not null or case_id is not null);
create unique index reports_of_cases on reports (case_id, reporter_id) where product_id is null;

-- Cases alone hide reviews and show them again. Each journal stays one that its machine has run.
update journal set event = jsonb_set(event, '{type}', '"market.hide"')
 where flow = 'review' and event->>'type' = 'admin.hide';
update journal set event = jsonb_set(event, '{type}', '"market.show"')
 where flow = 'review' and event->>'type' = 'admin.restore';
