-- 'order' is a word of SQL's own.
create schema orders;

create sequence orders.number;

create table orders.order (
  id integer primary key generated always as identity,
  number text not null unique,
  -- A quotation is ordered once.
  quotation_id integer not null unique references quotation.quotation,
  quotation_version integer not null,
  company_id integer not null references company.company,
  placed_by integer not null references identity.member,
  placed_at timestamptz not null,
  state text not null check (state in ('placed', 'confirmed', 'processing', 'completed', 'on_hold', 'cancelled')),
  -- Where an order on hold goes on.
  state_before_hold text check (state_before_hold in ('placed', 'confirmed', 'processing')),
  payment_state text not null
    check (payment_state in ('unpaid', 'pending', 'partially_paid', 'paid', 'on_terms', 'overdue', 'refunded')),
  delivery_state text not null default 'not_shipped'
    check (delivery_state in ('not_shipped', 'partially_shipped', 'shipped', 'delivered', 'returned')),
  version integer not null default 1,
  language text not null check (language in ('en', 'id')),
  customer_reference text not null default '',
  po_number text not null default '',
  po_file_key text,
  po_file_name text,
  po_file_type text,
  accounts_email text not null default '',
  notes text not null default '',
  requested_ship_date date,
  is_ship_complete boolean not null,
  delivery_address jsonb,
  billing_address jsonb,
  delivery_method text not null,
  payment_method text not null,
  -- Of an order on terms: days from the invoice.
  terms_days integer,
  tax_percent numeric(5, 2) not null,
  -- Whole rupiah, before tax.
  delivery_cost bigint not null check (delivery_cost >= 0),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  amount_total bigint not null check (amount_total = amount_untaxed + amount_tax),
  check ((state = 'on_hold') = (state_before_hold is not null))
);
create index order_of_company on orders.order (company_id, id desc);
create index order_by_state on orders.order (state, placed_at);

create table orders.line (
  id integer primary key generated always as identity,
  order_id integer not null references orders.order on delete cascade,
  place integer not null,
  item_id integer not null references catalogue.item,
  sku text not null,
  name_en text not null,
  name_id text not null,
  uom text not null,
  quantity integer not null check (quantity between 1 and 999999),
  shipped integer not null default 0 check (shipped between 0 and quantity),
  delivered integer not null default 0 check (delivered between 0 and shipped),
  unit_price bigint not null check (unit_price >= 0),
  discount integer not null check (discount between 0 and 10000),
  amount_untaxed bigint not null check (amount_untaxed >= 0),
  amount_tax bigint not null check (amount_tax >= 0),
  lead_time_days integer,
  comment text not null default '',
  unique (order_id, place)
);
create index line_of_item on orders.line (item_id);

create table orders.event (
  id integer primary key generated always as identity,
  order_id integer not null references orders.order on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'staff', 'system')),
  actor_id integer,
  -- A step of the life cycle, or what happened to its payment.
  kind text not null,
  text text not null default '' check (length(text) <= 2000),
  -- Why the shop itself did it: `cancelReasons` in words/src/order-emails.ts.
  reason_code text check (reason_code in ('unpaid')),
  check ((actor = 'system') = (actor_id is null))
);
create index event_of_order on orders.event (order_id, id);

-- What companies owe for orders on terms that are neither paid nor cancelled.
create view orders.open_on_terms as
  select id, company_id, amount_total from orders.order
  where payment_state in ('on_terms', 'overdue') and state <> 'cancelled';

-- Quantities that are ordered and not shipped yet, with the time from which they count.
create view orders.open_quantity as
  select l.item_id, l.quantity - l.shipped as quantity, o.placed_at
  from orders.line l join orders.order o on o.id = l.order_id
  where o.state not in ('cancelled', 'completed') and l.quantity > l.shipped;

-- Which order was made of a quotation.
create view orders.of_quotation as select id, quotation_id from orders.order;
