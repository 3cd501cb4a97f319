-- Which stock tags a product's active items have, 0 for none: a list says which tag they share, and whether one is in stock.
alter table catalogue.listing add tag_ids integer[];

create or replace view catalogue.listed as
select p.id as product_id,
  coalesce(string_to_array(btrim(c.path, '/'), '/')::integer[], '{}') as category_ids,
  p.brand_id, p.popularity, p.featured, p.created_at,
  lower(p.name_en) as name_key_en, lower(p.name_id) as name_key_id,
  n.item_count, n.first_item_id,
  array(select distinct v from catalogue.item i, unnest(i.value_ids) v where i.product_id = p.id and i.active order by v)
    as value_ids,
  array(
    select v.attribute_id from (
      select i.id, k.attribute_id, k.id::text as value
        from catalogue.item i join catalogue.attribute_choice k on k.id = any(i.value_ids)
        where i.product_id = p.id and i.active
      union all
      select i.id, x.attribute_id, trim_scale(x.value)::text
        from catalogue.item i join catalogue.item_number x on x.item_id = i.id where i.product_id = p.id and i.active
      union all
      select i.id, x.attribute_id, x.value_en || chr(31) || x.value_id
        from catalogue.item i join catalogue.item_text x on x.item_id = i.id where i.product_id = p.id and i.active) v
    group by v.attribute_id
    having count(distinct v.value) > 1 or count(distinct v.id) < n.item_count
    order by v.attribute_id) as differing_ids,
  b.number_ids, b.lows, b.highs,
  array(select distinct coalesce(i.stock_tag_id, 0) from catalogue.item i where i.product_id = p.id and i.active order by 1)
    as tag_ids
from catalogue.product p
left join catalogue.category c on c.id = p.category_id
cross join lateral (select count(*)::integer as item_count, min(i.id) as first_item_id
  from catalogue.item i where i.product_id = p.id and i.active) n
cross join lateral (
  select coalesce(array_agg(x.attribute_id order by x.attribute_id), '{}') as number_ids,
    coalesce(array_agg(x.low order by x.attribute_id), '{}') as lows,
    coalesce(array_agg(x.high order by x.attribute_id), '{}') as highs
  from (
    select v.attribute_id, trim_scale(min(v.value)) as low, trim_scale(max(v.value)) as high
    from catalogue.item i join catalogue.item_number v on v.item_id = i.id
    where i.product_id = p.id and i.active group by v.attribute_id) x) b
where p.active and n.item_count > 0;

update catalogue.listing l set tag_ids = d.tag_ids from catalogue.listed d where d.product_id = l.product_id;
alter table catalogue.listing alter tag_ids set not null;
