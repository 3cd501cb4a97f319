-- How much each product was asked for lately, as the home page's lists compare it; written at night. Products without a
-- row were neither ordered nor looked at.
create table catalogue.product_demand (
  product_id integer primary key references catalogue.product on delete cascade,
  -- Orders and carts that it is in.
  ordered integer not null check (ordered >= 0),
  viewed integer not null check (viewed >= 0)
);
