-- The removal of a person also ends the payments of what they removed before, which the former indexes left out.
drop index products_by_seller;
create index products_by_seller on products (seller_id, created_at desc, id desc);
drop index bookings_by_buyer;
create index bookings_by_buyer on bookings (buyer_id, created_at desc, id desc);
-- Each booking of a list asks whether its two people block each other, and few do.
create index conversations_blocked on conversations (buyer_id) where state like 'blocked%';
