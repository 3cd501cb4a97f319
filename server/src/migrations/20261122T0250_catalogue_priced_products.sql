-- What prices need to know of the catalogue, and nothing else.

-- Products that are shown, and show their prices to who may see them; categories from the top level down.
create view catalogue.priced_product as
  select l.product_id, l.category_ids, l.brand_id
  from catalogue.listing l join catalogue.product p on p.id = l.product_id
  where p.display_price;

create view catalogue.active_item as
  select id as item_id, product_id from catalogue.item where active;
