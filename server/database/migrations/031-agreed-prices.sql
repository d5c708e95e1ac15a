-- When buyer and seller agreed, on which part of the asking price, and the category of the item then. They stay when the
-- reservation lapses: what sellers usually take is the median of the latest.
alter table offers add column agreed_at timestamptz, add column agreed_share real, add column agreed_in text;

update offers o
   set agreed_at = j.at, agreed_share = o.price_cents / (f.context ->> 'askingCents')::real, agreed_in = p.category_id
  from journal j, flows f, products p
 where j.flow = 'offer' and j.flow_id = o.id and j.event ->> 'type' in ('seller.accept', 'buyer.accept')
   and f.flow = 'offer' and f.id = o.id and p.id = o.product_id;

create index offers_agreed on offers (agreed_in, agreed_at desc) include (agreed_share) where agreed_at is not null;
