-- Returned quantities that were refunded before their invoice was issued: it is credited when it is.
create table invoice.waiting_credit (
  id integer primary key generated always as identity,
  order_id integer not null references orders.order on delete cascade,
  order_line_id integer not null references orders.line on delete cascade,
  quantity integer not null check (quantity >= 1),
  reason text not null,
  return_number text not null
);
create index waiting_credit_of_order on invoice.waiting_credit (order_id);
create index waiting_credit_of_line on invoice.waiting_credit (order_line_id);
create index credit_note_of_return on invoice.credit_note (return_number) where return_number is not null;
