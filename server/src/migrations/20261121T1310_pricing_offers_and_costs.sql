-- A lower price for a time. Days are those of Asia/Jakarta, both included; null is open.
create table pricing.special_offer (
  item_id integer primary key references catalogue.item on delete cascade,
  price bigint not null check (price >= 0),  -- whole rupiah per uom, before tax
  starts_on date,
  ends_on date,
  check (starts_on <= ends_on)
);

-- What an item costs the supplier: for staff alone.
create table pricing.cost_price (
  item_id integer primary key references catalogue.item on delete cascade,
  price bigint not null check (price >= 0)   -- whole rupiah per uom, before tax
);
