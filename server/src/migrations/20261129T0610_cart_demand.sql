-- Which items lie in carts since when.
create view cart.added_item as
  select item_id, cart_id, changed_at as added_at from cart.line where quantity > 0;
