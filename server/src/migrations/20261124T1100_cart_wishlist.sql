-- What a member wants to find again: products and items, each once.
create table cart.wishlist_line (
  -- Rises with the time at which it was put in.
  id integer primary key generated always as identity,
  member_id integer not null references identity.member on delete cascade,
  product_id integer references catalogue.product,
  item_id integer references catalogue.item,
  check (num_nonnulls(product_id, item_id) = 1),
  unique (member_id, product_id),
  unique (member_id, item_id)
);
