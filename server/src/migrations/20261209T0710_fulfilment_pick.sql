-- What was taken from the shelves for a delivery, by whom; a negative quantity was put back.
create table fulfilment.pick (
  id integer primary key generated always as identity,
  delivery_id integer not null,
  order_line_id integer not null,
  quantity integer not null check (quantity between -999999 and 999999 and quantity <> 0),
  picked_by integer not null references identity.staff,
  picked_at timestamptz not null,
  foreign key (delivery_id, order_line_id) references fulfilment.delivery_line on delete cascade
);
create index pick_of_line on fulfilment.pick (delivery_id, order_line_id);
