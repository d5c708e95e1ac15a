/** The number of rows in each table that grows with a market. */
const MANY = 20_000

export const GROWING = [
  'users',
  'products',
  'bookings',
  'holds',
  'intents',
  'payments',
  'reports',
  'idempotency_keys',
]

/** Even users are buyers, odd users are sellers. */
const buyer = `'u' || greatest(2, n / 2 * 2)`
const seller = `'u' || least(${MANY - 1}, n / 2 * 2 + 1)`
const minute = (day: string) => `timestamptz '${day}' + n * interval '1 minute'`
const all = `generate_series(1, ${MANY}) n`

/**
 * A large data set beside the small one (test-app.ts): things q1 to q20000, all booked, every fifth sold. sue
 * owns 40 things, ann 20 bookings.
 */
export const LARGE_MARKET = `
  insert into users (id, name, email, role, created_at)
    select 'u' || n, 'User ' || n, 'user' || n || '@many.test', case when n % 2 = 0 then 'buyer' else 'seller' end,
           ${minute('2025-01-01')} from ${all};
  insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents, condition,
                        purchase_year, contact, location, is_advertised, is_sold, created_at)
    select 'q' || n, case when n % 500 = 0 then 'sue' else ${seller} end,
           (array['music', 'sport', 'rooms', 'books'])[n % 4 + 1], 'Thing ' || n, '/thing.avif', 100, 200, 'good', 2020,
           '555', 'Lund', n % 3 = 0, n % 5 = 0, ${minute('2025-01-01')} from ${all};
  insert into bookings (id, product_id, buyer_id, price_cents, phone_number, meeting_location, created_at)
    select 'b' || n, 'q' || n, case when n % 1000 = 0 then 'ann' else ${buyer} end, 100, '070', 'Lund',
           ${minute('2025-01-02')} from ${all};
  insert into intents (booking_id, amount_cents, intent_id, opened_at)
    select 'b' || n, 100, 'pi_many_' || n, ${minute('2025-01-02')} from ${all};
  insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, recorded_at)
    select 'pi_many_' || n, 'b' || n, 'q' || n, b.buyer_id, 100, b.created_at, b.created_at
      from generate_series(5, ${MANY}, 5) n join bookings b on b.id = 'b' || n;
  insert into holds (product_id, buyer_id, held_until)
    select 'q' || n, ${buyer}, timestamptz '2026-03-01 11:31Z' + n * interval '50 milliseconds' from ${all};
  insert into reports (id, product_id, reporter_id, created_at)
    select 'r' || n, 'q' || n, 'ann', ${minute('2025-01-02')} from ${all};
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    select 'u' || n, 'once', '', timestamptz '2026-03-01' + n * interval '1 second' from ${all};
  analyze;`
