-- When the server saw that the user has confirmed the e-mail address: an address that nobody confirmed gets few mails.
alter table users add column email_confirmed_at timestamptz;

-- The people of the demo world, and the users of the identity stand-in who have confirmed it.
update users set email_confirmed_at = now() where email like '%@loppis.test';
do $$ begin
  if to_regclass('identity_users') is not null then
    update users set email_confirmed_at = now()
      from identity_users i
     where i.id = users.identity_id
       and (i.google_id is not null or (to_jsonb(i) ->> 'email_verified')::boolean);
  end if;
end $$;
