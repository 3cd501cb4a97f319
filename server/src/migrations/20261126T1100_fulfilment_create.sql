create schema fulfilment;

-- What deliveries and returns show of orders and their lines.
create view orders.numbered as select id, number, company_id, placed_by from orders.order;
create view orders.named_line as
  select id, order_id, place, item_id, sku, name_en, name_id, uom, quantity from orders.line;

create sequence fulfilment.delivery_number;
create sequence fulfilment.return_number;

-- What a buyer sends back of an order.
create table fulfilment.return (
  id integer primary key generated always as identity,
  number text not null unique,
  order_id integer not null references orders.order on delete cascade,
  state text not null
    check (state in ('requested', 'approved', 'rejected', 'received', 'refunded', 'replaced', 'withdrawn')),
  wish text not null check (wish in ('refund', 'replace')),
  version integer not null default 1,
  requested_by integer not null references identity.member,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  -- Whole rupiah with tax; null as long as nothing is refunded.
  refund_amount bigint check (refund_amount >= 0),
  check ((state = 'refunded') = (refund_amount is not null))
);
create index return_of_order on fulfilment.return (order_id, id);

create table fulfilment.return_line (
  return_id integer not null references fulfilment.return on delete cascade,
  order_line_id integer not null references orders.line on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  reason text not null check (reason in ('wrong_item', 'damaged', 'defective', 'not_needed', 'other')),
  text text not null default '' check (length(text) <= 2000),
  primary key (return_id, order_line_id)
);
create index return_line_of_line on fulfilment.return_line (order_line_id);

create table fulfilment.return_picture (
  id integer primary key generated always as identity,
  return_id integer not null references fulfilment.return on delete cascade,
  file_key text not null,
  file_name text not null,
  file_type text not null,
  uploaded_at timestamptz not null
);
create index picture_of_return on fulfilment.return_picture (return_id, id);

create table fulfilment.return_event (
  id integer primary key generated always as identity,
  return_id integer not null references fulfilment.return on delete cascade,
  at timestamptz not null,
  actor text not null check (actor in ('member', 'staff', 'system')),
  actor_id integer,
  kind text not null,
  text text not null default '' check (length(text) <= 2000),
  check ((actor = 'system') = (actor_id is null))
);
create index event_of_return on fulfilment.return_event (return_id, id);

-- Some quantities of an order on their way; what replaces returned goods is beyond what was ordered.
create table fulfilment.delivery (
  id integer primary key generated always as identity,
  -- Of its delivery note.
  number text not null unique,
  order_id integer not null references orders.order on delete cascade,
  return_id integer references fulfilment.return on delete cascade,
  state text not null check (state in ('packing', 'ready', 'picked_up', 'in_transit', 'out_for_delivery',
    'failed_attempt', 'delivered', 'received', 'returning', 'returned', 'cancelled')),
  version integer not null default 1,
  carrier text not null check (carrier in ('own_fleet', 'courier', 'pick_up')),
  courier text not null default '',
  service text not null default '',
  airway_bill text not null default '',
  tracking_url text not null default '',
  driver text not null default '',
  plate text not null default '',
  eta date,
  note text not null default '' check (length(note) <= 2000),
  created_by integer references identity.staff,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When its goods left the warehouse, and when they arrived.
  picked_up_at timestamptz,
  delivered_at timestamptz,
  receiver text,
  received_at timestamptz,
  received_zone text check (received_zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  proof_key text,
  proof_name text,
  proof_type text,
  check (num_nulls(proof_key, proof_name, proof_type) in (0, 3)),
  check ((state = 'received') = (receiver is not null)),
  check (num_nulls(receiver, received_at, received_zone) in (0, 3)),
  check (state not in ('delivered', 'received') or delivered_at is not null),
  check ((state in ('packing', 'ready', 'cancelled')) = (picked_up_at is null))
);
create index delivery_of_order on fulfilment.delivery (order_id, id);
create index delivery_by_state on fulfilment.delivery (state, id);

create table fulfilment.delivery_line (
  delivery_id integer not null references fulfilment.delivery on delete cascade,
  order_line_id integer not null references orders.line on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  primary key (delivery_id, order_line_id)
);
create index delivery_line_of_line on fulfilment.delivery_line (order_line_id);

create table fulfilment.package (
  delivery_id integer not null references fulfilment.delivery on delete cascade,
  place integer not null,
  weight_g integer not null check (weight_g between 1 and 100000000),
  primary key (delivery_id, place)
);

-- Where a delivery was. A time is told in the zone of the place.
create table fulfilment.delivery_event (
  id integer primary key generated always as identity,
  delivery_id integer not null references fulfilment.delivery on delete cascade,
  at timestamptz not null,
  zone text not null check (zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  code text not null,
  place text not null default '',
  text text not null default '' check (length(text) <= 2000)
);
create index event_of_delivery on fulfilment.delivery_event (delivery_id, id);

-- Quantities that left the warehouse, and when: a stock report from before still counts them.
create view fulfilment.shipped_quantity as
  select l.item_id, dl.quantity, d.picked_up_at
  from fulfilment.delivery_line dl
  join fulfilment.delivery d on d.id = dl.delivery_id
  join orders.line l on l.id = dl.order_line_id
  where d.picked_up_at is not null and d.state <> 'returned';
