-- Every price stands in this schema and nowhere else: a role without rights on it can't leak one.
create schema pricing;

create table pricing.base_price (
  item_id integer primary key references catalogue.item on delete cascade,
  price bigint not null check (price >= 0)   -- whole rupiah per uom, before tax
);
