-- The sold product that its seller has listed again as this one, after its order ended without a sale.
alter table products add column again_of text references products;
create index products_again on products (again_of) where again_of is not null;
