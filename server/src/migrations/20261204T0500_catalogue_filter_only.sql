-- Lists are filtered by an item's weight and by whether its product has a valid certificate. Both become values of
-- attributes, see spread-product-values.store.ts; they are no columns of tables and no words of searches.
alter table catalogue.attribute add filter_only boolean not null default false;

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
    where v.attribute_id not in (select id from catalogue.attribute where filter_only)
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

-- A weight has no list of sizes to tick.
create or replace view catalogue.listed_number as
select v.product_id, array_agg(v.attribute_id order by v.attribute_id, v.value) as attribute_ids,
  array_agg(v.value order by v.attribute_id, v.value) as numbers
from (
  select distinct i.product_id, n.attribute_id, trim_scale(n.value) as value
  from catalogue.item i join catalogue.item_number n on n.item_id = i.id
  where i.active and n.attribute_id not in (select id from catalogue.attribute where filter_only)) v
group by v.product_id;

create temporary table certified on commit drop as
select distinct product_id from catalogue.document
where kind = 'certificate' and (valid_until is null or valid_until >= (now() at time zone 'Asia/Jakarta')::date);

insert into catalogue.attribute (code, name_en, name_id, type, unit, position, filter_only)
select 'item_weight_kg', 'Weight', 'Berat', 'number', 'kg', 10003, true
where exists (select from catalogue.item where weight_g is not null)
union all
select 'valid_certificate', 'Certificate', 'Sertifikat', 'choice', null, 10004, true
where exists (select from certified)
on conflict (code) do nothing;

insert into catalogue.attribute_choice (attribute_id, name_en, name_id, slug)
select id, 'Has a valid certificate', 'Ada sertifikat yang berlaku', 'has-a-valid-certificate'
from catalogue.attribute where code = 'valid_certificate' and filter_only;

update catalogue.item i
set value_ids = array(select distinct v from unnest(i.value_ids || k.id) v order by v)
from certified c, catalogue.attribute a join catalogue.attribute_choice k on k.attribute_id = a.id
where c.product_id = i.product_id and a.code = 'valid_certificate' and a.filter_only;

insert into catalogue.item_number (item_id, attribute_id, value)
select i.id, a.id, i.weight_g / 1000.0
from catalogue.item i join catalogue.attribute a on a.code = 'item_weight_kg' and a.filter_only
where i.weight_g is not null;

delete from catalogue.listing where product_id in (
  select product_id from certified union select product_id from catalogue.item where weight_g is not null);
insert into catalogue.listing select * from catalogue.listed d
where not exists (select from catalogue.listing l where l.product_id = d.product_id);
insert into catalogue.listing_number
select n.* from catalogue.listed_number n join catalogue.listing l using (product_id) on conflict do nothing;
