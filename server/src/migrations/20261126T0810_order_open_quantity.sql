-- Of which order, so that an order's own quantities can be left out.
create or replace view orders.open_quantity as
  select l.item_id, l.quantity - l.shipped as quantity, o.placed_at, o.id as order_id
  from orders.line l join orders.order o on o.id = l.order_id
  where o.state not in ('cancelled', 'completed') and l.quantity > l.shipped;
