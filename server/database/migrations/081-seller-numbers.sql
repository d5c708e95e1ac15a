-- How many seconds a buyer waited for the seller's first message in a conversation; 0 where the seller wrote first, null where
-- there is none yet. What the page of a seller says of the time to answer is the median of the latest.
alter table conversations add column answered_after int;
update conversations c set answered_after = extract(epoch from first.at - c.created_at)::int
  from (select m.conversation_id, min(m.created_at) as at
          from messages m join conversations of on of.id = m.conversation_id
         where m.sender_id <> of.buyer_id
         group by m.conversation_id) first
 where first.conversation_id = c.id;
-- The items that a seller has sold are counted at each reading.
create index products_sold on products (seller_id) where is_sold and removed_at is null;
