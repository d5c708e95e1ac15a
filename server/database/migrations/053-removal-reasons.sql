-- Why an admin has removed a user, whose next sign-in says it.
alter table users add column removal_reason text;
-- A notification that its reader gets by mail at once, also a reader who is removed, and its mail.
alter table notifications add column is_urgent boolean not null default false;
alter table mails add column is_urgent boolean not null default false;
