-- The card of a payment, for its receipt: the name of its brand and its last digits; null where the provider names none.
alter table payments add column card_brand text, add column card_last4 text;
