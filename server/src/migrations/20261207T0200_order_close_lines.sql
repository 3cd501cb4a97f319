-- A quantity that will not come.
alter table orders.line add column closed integer not null default 0,
  add check (closed >= 0 and shipped + closed <= quantity);

create or replace view orders.amount_of_line as
  select id, order_id, quantity, shipped, (amount_untaxed + amount_tax)::numeric as amount, closed from orders.line;

create or replace view orders.open_quantity as
  select l.item_id, l.quantity - l.closed - l.shipped as quantity, o.placed_at, o.id as order_id
  from orders.line l join orders.order o on o.id = l.order_id
  where o.state not in ('cancelled', 'completed') and l.quantity > l.closed + l.shipped;
