-- What companies ordered, and at what price: a cancelled order sold nothing.
create view orders.sold_line as
  select o.company_id, l.item_id, o.id as order_id, o.number, o.placed_at, l.quantity, l.unit_price, l.discount
  from orders.line l join orders.order o on o.id = l.order_id where o.state <> 'cancelled';
