import { orderContext } from '../../machines/market/order.setup.ts'

/** The number of rows in each table that grows with a market. */
const MANY = 20_000

export const GROWING = [
  'users',
  'products',
  'bookings',
  'offers',
  'conversations',
  'messages',
  'holds',
  'intents',
  'payments',
  'reports',
  'cases',
  'wishlist_items',
  'follows',
  'idempotency_keys',
  'flows',
  'flow_members',
  'journal',
  'deadlines',
  'outbox',
]

/** Even users are buyers, odd users are sellers. */
const buyer = `'u' || greatest(2, n / 2 * 2)`
const seller = `'u' || least(${MANY - 1}, n / 2 * 2 + 1)`
const minute = (day: string) => `timestamptz '${day}' + n * interval '1 minute'`
const all = `generate_series(1, ${MANY}) n`

const value = JSON.stringify({ goods: 'paid', money: 'held' })
const undecided = JSON.stringify({ goods: 'underReview', money: 'held' })
const context = JSON.stringify(orderContext({ cents: 100 }))
const decided = JSON.stringify({ decided: { review: 'actioned', measure: 'standing' } })
const caseContext = JSON.stringify({
  about: 'listing',
  reports: 1,
  measure: 'hide',
  ground: 'other',
  words: 'A copy.',
  until: null,
  answer: '',
})

/**
 * A large data set beside the small one (test-app.ts): things q1 to q20000, all booked, every fifth sold. sue
 * owns 40 things, ann 20 bookings. Each table is analyzed before others are filled from it: a join that is planned for
 * a few rows takes minutes.
 */
export const LARGE_MARKET = `
  insert into categories (id, name, position, parent_id) values ('strings', 'Strings', 5, 'music');
  insert into users (id, name, email, role, created_at)
    select 'u' || n, 'User ' || n, 'user' || n || '@many.test', case when n % 2 = 0 then 'buyer' else 'seller' end,
           ${minute('2025-01-01')} from ${all};
  analyze users;
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, is_advertised, is_sold, created_at)
    select 'q' || n, case when n % 500 = 0 then 'sue' else ${seller} end,
           (array['music', 'sport', 'strings', 'books'])[n % 4 + 1], 'Thing ' || n, '/thing.avif', 100, 200, 'good', 2020,
           '555', 'Lund', n % 3 = 0, n % 5 = 0, ${minute('2025-01-01')} from ${all};
  analyze products;
  insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location, created_at)
    select 'b' || n, 'q' || n, case when n % 1000 = 0 then 'ann' else ${buyer} end, 100, '070', 'Lund',
           ${minute('2025-01-02')} from ${all};
  insert into intents (booking_id, amount_cents, intent_id, opened_at)
    select 'b' || n, 100, 'pi_many_' || n, ${minute('2025-01-02')} from ${all};
  analyze bookings, intents;
  insert into payments (id, transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, recorded_at)
    select 'pay' || n, 'pi_many_' || n, 'b' || n, 'q' || n, b.buyer_id, 100, b.created_at, b.created_at
      from generate_series(5, ${MANY}, 5) n join bookings b on b.id = 'b' || n;
  analyze payments;
  insert into holds (product_id, buyer_id, held_until)
    select 'q' || n, ${buyer}, timestamptz '2026-03-01 11:31Z' + n * interval '50 milliseconds' from ${all};
  insert into reports (id, product_id, reporter_id, created_at)
    select 'r' || n, 'q' || n, 'ann', ${minute('2025-01-02')} from ${all};
  insert into wishlist_items (user_id, product_id, kept_price_cents, kept_at)
    select 'ann', 'q' || n, 100, ${minute('2025-01-02')} from ${all};
  insert into follows (user_id, seller_id, followed_at, seen_at, told_at)
    select ${buyer}, ${seller}, ${minute('2025-01-02')}, ${minute('2025-01-03')}, timestamptz '2026-03-01' from ${all}
    on conflict do nothing;
  insert into follows (user_id, seller_id, followed_at, seen_at, told_at)
    values ('ann', 'sue', '2024-12-01', '2025-01-03', '2026-03-01');
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    select 'u' || n, 'once', '', timestamptz '2026-03-01' + n * interval '1 second' from ${all};
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, admin_rank, admin_since, created_at)
    select 'order', id, 2, case when right(id, 3) = '000' then '${undecided}'::jsonb else '${value}' end, '${context}', 1,
           right(id, 3) = '000', 0, recorded_at, recorded_at from payments where id like 'pay%';
  analyze flows;
  insert into flow_members (flow, flow_id, user_id, role, created_at)
    select 'order', y.id, y.buyer_id, 'buyer', y.recorded_at from payments y where y.id like 'pay%'
    union all select 'order', y.id, p.seller_id, 'seller', y.recorded_at
      from payments y join products p on p.id = y.product_id where y.id like 'pay%';
  insert into journal (flow, flow_id, seq, at, event, to_value, readers)
    select flow, id, 1, created_at, '{}', value, array[]::text[] from flows where id like 'pay%';
  insert into deadlines (flow, flow_id, event, due_at)
    select flow, id, 'deadline.notHandedOver', timestamptz '2027-01-01' + seq * interval '1 day'
      from flows where id like 'pay%';
  insert into outbox (key, flow, flow_id, seq, type, params, due_at, done_at)
    select id || '/1/refund', flow, id, 1, 'refund', '{}', created_at, created_at from flows where id like 'pay%';
  insert into offers (id, product_id, buyer_id, state, price_cents, prices, agreed_at, agreed_share, agreed_in, created_at)
    select 'offer' || n, 'q' || n, case when n % 1000 = 0 then 'ann' else ${buyer} end,
           case when n % 2 = 0 then 'open' else 'declined' end, 80, 1,
           ${minute('2026-02-01')}, 0.8, (array['music', 'sport', 'strings', 'books'])[n % 4 + 1], ${minute('2025-01-02')} from ${all};
  analyze offers;
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
    select 'offer', id, 2, to_jsonb(state), '{"cents":80,"askingCents":100,"lowestPercent":50,"prices":1}', 1, false, created_at
      from offers where id like 'offer_%' and product_id like 'q%';
  insert into flow_members (flow, flow_id, user_id, role, created_at)
    select 'offer', o.id, o.buyer_id, 'buyer', o.created_at from offers o where o.product_id like 'q%'
    union all select 'offer', o.id, p.seller_id, 'seller', o.created_at
      from offers o join products p on p.id = o.product_id where o.product_id like 'q%';
  insert into conversations (id, product_id, buyer_id, state, unread_of_buyer, unread_of_seller, created_at, last_at)
    select 'talk' || n, product_id, buyer_id, case when n % 100 = 50 then 'blockedByBuyer' else 'open' end, 1, 0,
           created_at, created_at
      from (select right(id, -5)::int as n, * from offers where id like 'offer_%' and product_id like 'q%') as o;
  analyze conversations;
  insert into messages (id, conversation_id, number, sender_id, text, pictures, created_at)
    select c.id || '/' || number, c.id, number, c.buyer_id, 'Hello', '[]', c.created_at
      from conversations c cross join generate_series(1, 5) as number;
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
    select 'conversation', id, 1, jsonb_build_object('contact', state, 'review', 'none'),
           '{"messages":5,"unread":{"buyer":1,"seller":0},"report":null}', 5, right(id, 3) = '000', created_at
      from conversations;
  insert into flow_members (flow, flow_id, user_id, role, created_at)
    select 'conversation', c.id, c.buyer_id, 'buyer', c.created_at from conversations c
    union all select 'conversation', c.id, p.seller_id, 'seller', c.created_at
      from conversations c join products p on p.id = c.product_id;
  insert into cases (id, about, thing_id, concerned_id, product_id, state, measure, is_in_force, created_at)
    select 'case' || substr(id, 2), 'listing', id, seller_id, id,
           (array['appealed', 'open', 'actioned', 'dismissed', 'settled'])[substr(id, 2)::int % 5 + 1], 'hide',
           substr(id, 2)::int % 5 = 3, created_at
      from products where id like 'q%';
  update reports set case_id = 'case' || substr(id, 2) where id like 'r%';
  insert into flows (flow, id, machine_version, value, context, seq, needs_admin, created_at)
    select 'case', id, 1, case state when 'open' then '"open"'::jsonb else '${decided}' end, '${caseContext}', 1, false, created_at
      from cases where id like 'case_%' and thing_id like 'q%';
  insert into flow_members (flow, flow_id, user_id, role, created_at)
    select 'case', id, concerned_id, 'concerned', created_at from cases where thing_id like 'q%';
  analyze;`
