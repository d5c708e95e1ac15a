-- A seller can ask for more than 99 percent of the asking price: 100 takes no offers at all.
alter table products drop constraint products_lowest_offer_percent_check;
alter table products
  add constraint products_lowest_offer_percent_check check (lowest_offer_percent between 1 and 100);
