-- What a user tells the market, so that its forms need not ask again.
alter table users add column phone text not null default '' check (char_length(phone) <= 40);
alter table users add column place text not null default '' check (char_length(place) <= 200);
-- Sign-ins and access tokens of this second or earlier no longer count.
alter table users add column signed_out_at timestamptz;
