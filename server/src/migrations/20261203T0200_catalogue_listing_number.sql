-- The numbers of each listed product's active items, each once, and in the same order their attributes: lists of sizes
-- are counted from them. Written together with the product's row of catalogue.listing.
create table catalogue.listing_number (
  product_id integer primary key references catalogue.listing on delete cascade,
  attribute_ids integer[] not null,
  numbers numeric[] not null
);

create view catalogue.listed_number as
select v.product_id, array_agg(v.attribute_id order by v.attribute_id, v.value) as attribute_ids,
  array_agg(v.value order by v.attribute_id, v.value) as numbers
from (
  select distinct i.product_id, n.attribute_id, trim_scale(n.value) as value
  from catalogue.item i join catalogue.item_number n on n.item_id = i.id where i.active) v
group by v.product_id;

insert into catalogue.listing_number
select n.* from catalogue.listed_number n join catalogue.listing l using (product_id);
