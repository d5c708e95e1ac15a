-- A report closes when its product is deleted; the admin's list shows the open ones, newest first.
alter table reports add column removed_at timestamptz;
create index reports_open on reports (created_at desc, id desc) where removed_at is null;
update reports set removed_at = p.removed_at from products p where p.id = reports.product_id and p.removed_at is not null;
