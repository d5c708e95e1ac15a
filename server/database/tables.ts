import type { ColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AuditLog {
  about: string;
  admin_id: string;
  at: Timestamp;
  call: string;
  concerned_ids: string[];
  event: string | null;
  id: Generated<Int8>;
  thing_id: string;
  words: string;
}

export interface BlogEntries {
  answer: string;
  id: Generated<string>;
  position: number;
  question: string;
  translations: ColumnType<import('./columns.ts').BlogTranslations | null, string | null, string | null> | null;
}

export interface Bookings {
  buyer_id: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  meeting_location: string;
  offer_id: string | null;
  phone_number: string;
  price_cents: number;
  product_id: string;
  removed_at: Timestamp | null;
}

export interface Cases {
  about: 'listing' | 'user' | 'message' | 'review';
  appeal: string | null;
  concerned_id: string;
  created_at: Timestamp;
  id: string;
  is_in_force: Generated<boolean>;
  measure: string | null;
  product_id: string | null;
  state: string;
  thing_id: string;
  until: Timestamp | null;
}

export interface Categories {
  attributes: ColumnType<readonly unknown[], string | undefined, string>;
  has_top: Generated<boolean | null>;
  id: Generated<string>;
  is_top: Generated<boolean | null>;
  name: string;
  parent_id: string | null;
  position: number;
  translations: ColumnType<import('./columns.ts').CategoryTranslations | null, string | null, string | null> | null;
}

export interface Conversations {
  answered_after: number | null;
  buyer_id: string;
  created_at: Timestamp;
  id: string;
  last_at: Timestamp;
  product_id: string;
  state: string;
  unread_of_buyer: number;
  unread_of_seller: number;
}

export interface Deadlines {
  due_at: Timestamp;
  event: string;
  flow: string;
  flow_id: string;
}

export interface DemoClock {
  ahead_seconds: number;
  is_only: Generated<boolean>;
}

export interface FlowMembers {
  created_at: Timestamp;
  flow: string;
  flow_id: string;
  role: 'buyer' | 'seller' | 'concerned' | 'reporter';
  user_id: string;
}

export interface Flows {
  admin_rank: number | null;
  admin_since: Timestamp | null;
  context: ColumnType<import('./columns.ts').Context, string, string>;
  created_at: Timestamp;
  flow: string;
  id: string;
  machine_version: number;
  needs_admin: boolean;
  seq: number;
  value: ColumnType<import('./columns.ts').Value, string, string>;
}

export interface Follows {
  followed_at: Timestamp;
  seen_at: Timestamp;
  seller_id: string;
  told_at: Timestamp;
  user_id: string;
}

export interface Holds {
  buyer_id: string;
  held_until: Timestamp;
  is_renewed: Generated<boolean>;
  product_id: string;
}

export interface IdempotencyKeys {
  alive_at: Generated<Timestamp>;
  body: string | null;
  created_at: Timestamp;
  key: string;
  owner: string | null;
  request_hash: string;
  user_id: string;
}

export interface Intents {
  amount_cents: number;
  asked_at: Timestamp | null;
  booking_id: string;
  cancelled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  intent_id: string | null;
  opened_at: Generated<Timestamp>;
  provider_key: Generated<string>;
}

export interface Journal {
  at: Timestamp;
  event: ColumnType<import('./columns.ts').StoredEvent, string, string>;
  flow: string;
  flow_id: string;
  from_value: ColumnType<import('./columns.ts').Value | null, string | null, string | null> | null;
  id: Generated<Int8>;
  readers: string[];
  recorded_at: Generated<Timestamp>;
  seq: number;
  to_value: ColumnType<import('./columns.ts').Value, string, string>;
  user_id: string | null;
}

export interface ListVersions {
  list: string;
  version: string;
}

export interface Mails {
  address: string;
  attempts: Generated<number>;
  body_html: string;
  body_text: string;
  created_at: Timestamp;
  due_at: Timestamp;
  failure: string | null;
  id: Generated<Int8>;
  is_urgent: Generated<boolean>;
  language: string;
  sent_at: Timestamp | null;
  subject: string;
  unsubscribe_url: string | null;
  user_id: string;
}

export interface Messages {
  conversation_id: string;
  created_at: Timestamp;
  id: string;
  number: number;
  pictures: ColumnType<readonly string[], string, string>;
  sender_id: string;
  text: string;
}

export interface NotificationRefusals {
  channel: string;
  kind: string;
  user_id: string;
}

export interface Notifications {
  actor_id: string | null;
  cents: number | null;
  count: Generated<number>;
  created_at: Timestamp;
  event: string;
  flow: string;
  flow_id: string;
  id: Generated<Int8>;
  is_urgent: Generated<boolean>;
  kind: string;
  mail_due_at: Timestamp | null;
  product_id: string | null;
  push_due_at: Timestamp | null;
  read_at: Timestamp | null;
  reason: string | null;
  told_as: string;
  user_id: string;
}

export interface Offers {
  agreed_at: Timestamp | null;
  agreed_in: string | null;
  agreed_share: number | null;
  buyer_id: string;
  created_at: Timestamp;
  id: string;
  price_cents: number;
  prices: number;
  product_id: string;
  state: string;
}

export interface Outbox {
  answer: string | null;
  asked_at: Timestamp | null;
  attempts: Generated<number>;
  done_at: Timestamp | null;
  due_at: Timestamp;
  flow: string;
  flow_id: string;
  key: string;
  made_id: string | null;
  params: ColumnType<import('./columns.ts').Params, string, string>;
  seq: number;
  type: string;
  waits_for: 'payoutAccount' | 'provider' | null;
}

export interface Payments {
  amount_cents: number;
  booking_id: string;
  buyer_id: string;
  card_brand: string | null;
  card_last4: string | null;
  id: Generated<string>;
  paid_at: Timestamp;
  product_id: string;
  recorded_at: Generated<Timestamp>;
  refund_due_at: Timestamp | null;
  refund_tried_at: Timestamp | null;
  refunded_at: Timestamp | null;
  transaction_id: string;
}

export interface PayoutAccounts {
  account_id: string;
  read_at: Timestamp;
  status: 'pending' | 'active' | 'restricted' | 'rejected';
  user_id: string;
}

export interface Products {
  again_of: string | null;
  asking_price_cents: number;
  attributes: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
  category_id: string;
  condition: string;
  contact: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: Generated<string>;
  image: string;
  image_sources: ColumnType<import('./columns.ts').PictureSources | null, string | null, string | null> | null;
  is_advertised: Generated<boolean>;
  is_published: Generated<boolean>;
  is_sold: Generated<boolean>;
  location: string;
  lowest_offer_percent: Generated<number>;
  more_pictures: ColumnType<import('./columns.ts').Picture[], string | undefined, string>;
  name: string;
  place_id: number | null;
  purchase_year: number;
  removed_at: Timestamp | null;
  request_key: string | null;
  retail_price_cents: number;
  search: Generated<string>;
  seller_id: string;
}

export interface Pushes {
  attempts: Generated<number>;
  created_at: Timestamp;
  due_at: Timestamp;
  id: Generated<Int8>;
  notification_id: Int8;
  subscription_id: Int8;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Timestamp;
  endpoint: string;
  id: Generated<Int8>;
  p256dh: string;
  user_id: string;
}

export interface RateLimits {
  expire: Int8 | null;
  key: string;
  points: Generated<number>;
}

export interface Reports {
  case_id: string | null;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  product_id: string | null;
  reason: string | null;
  removed_at: Timestamp | null;
  reporter_id: string;
  words: string | null;
}

export interface Reviews {
  answer: string | null;
  answered_at: Timestamp | null;
  author_id: string;
  choices: ColumnType<readonly string[], string, string>;
  is_hidden: Generated<boolean>;
  order_id: string;
  published_at: Timestamp | null;
  side: 'buyer' | 'seller';
  stars: number;
  subject_id: string;
  words: string;
  written_at: Timestamp;
}

export interface SavedSearches {
  created_at: Timestamp;
  id: Generated<string>;
  name: string;
  question: Json;
  seen_at: Timestamp;
  told_at: Generated<Timestamp>;
  user_id: string;
}

export interface SearchWords {
  plain: Generated<string>;
  word: string;
}

export interface Secrets {
  name: string;
  value: string;
}

export interface Users {
  contact_for: Generated<string>;
  created_at: Generated<Timestamp>;
  email: string;
  email_confirmed_at: Timestamp | null;
  id: Generated<string>;
  identity_id: string | null;
  is_verified: Generated<boolean>;
  language: Generated<string>;
  name: string;
  phone: Generated<string>;
  place: Generated<string>;
  removal_reason: string | null;
  removed_at: Timestamp | null;
  role: 'buyer' | 'seller' | 'admin';
  signed_out_at: Timestamp | null;
}

export interface WishlistItems {
  kept_at: Timestamp;
  kept_price_cents: number;
  product_id: string;
  user_id: string;
}

export interface Work {
  attempts: number;
  due_at: Timestamp;
  failure: string | null;
  key: string;
  kind: string;
  owner: string | null;
}

export interface DB {
  audit_log: AuditLog;
  blog_entries: BlogEntries;
  bookings: Bookings;
  cases: Cases;
  categories: Categories;
  conversations: Conversations;
  deadlines: Deadlines;
  demo_clock: DemoClock;
  flow_members: FlowMembers;
  flows: Flows;
  follows: Follows;
  holds: Holds;
  idempotency_keys: IdempotencyKeys;
  intents: Intents;
  journal: Journal;
  list_versions: ListVersions;
  mails: Mails;
  messages: Messages;
  notification_refusals: NotificationRefusals;
  notifications: Notifications;
  offers: Offers;
  outbox: Outbox;
  payments: Payments;
  payout_accounts: PayoutAccounts;
  products: Products;
  push_subscriptions: PushSubscriptions;
  pushes: Pushes;
  rate_limits: RateLimits;
  reports: Reports;
  reviews: Reviews;
  saved_searches: SavedSearches;
  search_words: SearchWords;
  secrets: Secrets;
  users: Users;
  wishlist_items: WishlistItems;
  work: Work;
}
