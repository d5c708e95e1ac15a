-- When a server last took the refund of a charge that got no item.
alter table payments add column refund_tried_at timestamptz;
