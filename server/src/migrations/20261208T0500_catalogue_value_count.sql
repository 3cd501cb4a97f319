-- Attributes of which every active item of a product has a value: a filter by one of them may match the product as a whole.
alter table catalogue.listing add shared_ids integer[] not null default '{}';

create or replace view catalogue.listed as
select p.id as product_id,
  coalesce(string_to_array(btrim(c.path, '/'), '/')::integer[], '{}') as category_ids,
  p.brand_id, p.popularity, p.featured, p.created_at,
  lower(p.name_en) as name_key_en, lower(p.name_id) as name_key_id,
  n.item_count, n.first_item_id,
  array(select distinct v from catalogue.item i, unnest(i.value_ids) v where i.product_id = p.id and i.active order by v)
    as value_ids,
  a.differing_ids,
  b.number_ids, b.lows, b.highs,
  array(select distinct coalesce(i.stock_tag_id, 0) from catalogue.item i where i.product_id = p.id and i.active order by 1)
    as tag_ids,
  a.shared_ids
from catalogue.product p
left join catalogue.category c on c.id = p.category_id
cross join lateral (select count(*)::integer as item_count, min(i.id) as first_item_id
  from catalogue.item i where i.product_id = p.id and i.active) n
cross join lateral (
  select coalesce(array_agg(x.attribute_id order by x.attribute_id) filter (where (x.varies or x.having_it < n.item_count)
      and x.attribute_id not in (select id from catalogue.attribute where filter_only)), '{}') as differing_ids,
    coalesce(array_agg(x.attribute_id order by x.attribute_id) filter (where x.having_it = n.item_count), '{}') as shared_ids
  from (
    select v.attribute_id, count(distinct v.value) > 1 as varies, count(distinct v.id) as having_it from (
      select i.id, k.attribute_id, k.id::text as value
        from catalogue.item i join catalogue.attribute_choice k on k.id = any(i.value_ids)
        where i.product_id = p.id and i.active
      union all
      select i.id, x.attribute_id, trim_scale(x.value)::text
        from catalogue.item i join catalogue.item_number x on x.item_id = i.id where i.product_id = p.id and i.active
      union all
      select i.id, x.attribute_id, x.value_en || chr(31) || x.value_id
        from catalogue.item i join catalogue.item_text x on x.item_id = i.id where i.product_id = p.id and i.active) v
    group by v.attribute_id) x) a
cross join lateral (
  select coalesce(array_agg(x.attribute_id order by x.attribute_id), '{}') as number_ids,
    coalesce(array_agg(x.low order by x.attribute_id), '{}') as lows,
    coalesce(array_agg(x.high order by x.attribute_id), '{}') as highs
  from (
    select v.attribute_id, trim_scale(min(v.value)) as low, trim_scale(max(v.value)) as high
    from catalogue.item i join catalogue.item_number v on v.item_id = i.id
    where i.product_id = p.id and i.active group by v.attribute_id) x) b
where p.active and n.item_count > 0;

update catalogue.listing l set shared_ids = s.ids
from (
  select product_id, array_agg(attribute_id order by attribute_id) as ids from (
    select i.product_id, v.attribute_id, count(*) as having_it
    from catalogue.item i cross join lateral (
      select k.attribute_id from catalogue.attribute_choice k where k.id = any(i.value_ids)
      union select n.attribute_id from catalogue.item_number n where n.item_id = i.id
      union select t.attribute_id from catalogue.item_text t where t.item_id = i.id) v
    where i.active group by 1, 2) x
  where x.having_it = (select count(*) from catalogue.item i where i.product_id = x.product_id and i.active)
  group by product_id) s
where s.product_id = l.product_id;

create index listing_own_category on catalogue.listing ((coalesce(category_ids[cardinality(category_ids)], 0)));

-- How many of a category's own products (0: of those without one) have a choice or an attribute's numbers, and how many each
-- single number of it. An attribute of more than 200 numbers has one row 'size' without a number instead.
create table catalogue.value_count (
  category_id integer not null,
  kind text not null check (kind in ('choice', 'number', 'size')),
  id integer not null,                       -- of the choice, of the number's attribute
  low numeric,                               -- the numbers' bounds; of a size, itself twice
  high numeric,
  products integer not null
);
create index on catalogue.value_count (category_id);

create view catalogue.counted_value as
select category_id, 'choice' as kind, id, null::numeric as low, null::numeric as high, count(*)::integer as products
from (
  select coalesce(l.category_ids[cardinality(l.category_ids)], 0) as category_id, unnest(l.value_ids) as id
  from catalogue.listing l) v
group by category_id, id
union all
select category_id, 'number', id, min(low), max(high), count(*)::integer
from (
  select coalesce(l.category_ids[cardinality(l.category_ids)], 0) as category_id,
    unnest(l.number_ids) as id, unnest(l.lows) as low, unnest(l.highs) as high
  from catalogue.listing l) v
group by category_id, id
union all
select distinct category_id, 'size', id, size, size, case when size is null then 0 else products end
from (
  select category_id, id, case when count(*) over (partition by category_id, id) <= 200 then value end as size,
    count(*)::integer as products
  from (
    select coalesce(l.category_ids[cardinality(l.category_ids)], 0) as category_id,
      unnest(n.attribute_ids) as id, unnest(n.numbers) as value
    from catalogue.listing l join catalogue.listing_number n using (product_id)) v
  group by category_id, id, value) s;

-- Categories whose products have changed since they were counted. Lists count them from their products meanwhile.
create table catalogue.value_count_pending (category_id integer not null);

-- A row for each change: an insert that looked for another's row would wait for the other's transaction.
create function catalogue.note_listing_change() returns trigger language plpgsql as $$
begin
  insert into catalogue.value_count_pending (category_id)
    select distinct coalesce(category_ids[cardinality(category_ids)], 0) from changed;
  return null;
end $$;
create function catalogue.note_listing_update() returns trigger language plpgsql as $$
begin
  insert into catalogue.value_count_pending (category_id)
    select coalesce(category_ids[cardinality(category_ids)], 0) from gone
    union select coalesce(category_ids[cardinality(category_ids)], 0) from changed;
  return null;
end $$;
create function catalogue.note_listing_emptied() returns trigger language plpgsql as $$
begin
  delete from catalogue.value_count;
  delete from catalogue.value_count_pending;
  return null;
end $$;

create trigger note_value_change after insert on catalogue.listing
  referencing new table as changed for each statement execute function catalogue.note_listing_change();
create trigger note_value_change_delete after delete on catalogue.listing
  referencing old table as changed for each statement execute function catalogue.note_listing_change();
create trigger note_value_change_update after update on catalogue.listing
  referencing old table as gone new table as changed for each statement execute function catalogue.note_listing_update();
create trigger note_value_change_truncate after truncate on catalogue.listing
  for each statement execute function catalogue.note_listing_emptied();

insert into catalogue.value_count select * from catalogue.counted_value;
