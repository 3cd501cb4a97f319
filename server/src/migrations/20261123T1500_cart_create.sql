create schema cart;

-- A member's cart: one for each, the same on all their devices.
create table cart.cart (
  id integer primary key generated always as identity,
  member_id integer not null unique references identity.member on delete cascade,
  -- Raised by every change.
  revision integer not null default 0
);

create table cart.line (
  id integer primary key generated always as identity,
  cart_id integer not null references cart.cart on delete cascade,
  item_id integer not null references catalogue.item,
  -- Of the item's uom. 0 is a line that was taken out: it tells an older change that it comes too late.
  quantity integer not null check (quantity between 0 and 999999),
  -- The cart's revision of its last change.
  revision integer not null,
  -- Whole rupiah for one, as the buyer was shown them; null where there was no price.
  price_shown bigint check (price_shown >= 0),
  changed_at timestamptz not null,
  unique (cart_id, item_id)
);
