-- How many pieces a box or a pack holds: its price is shown per piece, too. Null where nobody counts pieces.
alter table catalogue.item add column pieces_per_uom integer check (pieces_per_uom >= 1);

-- The demo's catalogue, and whoever took over its attributes, has said so as an attribute.
update catalogue.item i set pieces_per_uom = n.value
from catalogue.item_number n join catalogue.attribute a on a.id = n.attribute_id
where n.item_id = i.id and a.code = 'pack_qty' and i.uom in ('box', 'pack') and n.value >= 1 and n.value = trunc(n.value);

create or replace view catalogue.active_item as
  select id as item_id, product_id, uom, pieces_per_uom from catalogue.item where active;
