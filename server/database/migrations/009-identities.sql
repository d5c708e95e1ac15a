-- The identity provider's id (sub) of each account's user. It is null until the first sign-in of an older account.
alter table users add column identity_id text;
create unique index users_identity on users (identity_id);

-- In a market with the identity stand-in, the accounts belong to the stand-in's users of the same e-mail.
do $$ begin
  if to_regclass('identity_users') is not null then
    update users set identity_id = i.id from identity_users i where i.email = lower(users.email);
  end if;
end $$;
