-- Which items were ordered when: orders that were cancelled say nothing of what sells.
create view orders.ordered_item as
  select l.item_id, o.id as order_id, o.placed_at
  from orders.line l join orders.order o on o.id = l.order_id
  where o.state <> 'cancelled';
