-- Who is removed must not be paying.
create index holds_by_buyer on holds (buyer_id);
