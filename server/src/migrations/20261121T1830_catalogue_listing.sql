-- A choice's name in addresses, unique within its attribute: filter_thread=m8,m10. Of two that read alike one has its
-- id behind a sign that no name brings.
alter table catalogue.attribute_choice add slug text;
update catalogue.attribute_choice c set slug = made.slug
from (
  select id, case when row_number() over same = 1 then plain else plain || '_' || id end as slug
  from (
    select id, attribute_id, coalesce(nullif(left(btrim(
      regexp_replace(lower(catalogue.unaccented(name_en)), '[^a-z0-9]+', '-', 'g'), '-'), 80), ''), 'x') as plain
    from catalogue.attribute_choice) p
  window same as (partition by attribute_id, plain order by id)) made
where made.id = c.id;
alter table catalogue.attribute_choice alter slug set not null, add unique (attribute_id, slug);

-- What lists read: a narrow row for each product that is shown, which is an active one with an active item. Kept by
-- whoever writes products and items, in the same transaction.
create table catalogue.listing (
  product_id integer primary key references catalogue.product on delete cascade,
  category_ids integer[] not null,           -- from the top level down to the product's own
  brand_id integer,
  popularity integer not null,
  featured boolean not null,
  created_at timestamptz not null,
  name_key_en text not null,                 -- what sorting by name compares
  name_key_id text not null,
  item_count integer not null,               -- active items
  first_item_id integer not null,
  value_ids integer[] not null,              -- choices that at least one of them has
  differing_ids integer[] not null,          -- attributes in which they differ
  number_ids integer[] not null,             -- attributes of which at least one has a number, and in the same order
  lows numeric[] not null,                   -- their lowest numbers
  highs numeric[] not null                   -- and their highest
);
create index on catalogue.listing (popularity desc, product_id);
create index on catalogue.listing (created_at desc, product_id desc);
create index on catalogue.listing (name_key_en, product_id);
create index on catalogue.listing (name_key_id, product_id);
create index on catalogue.listing (brand_id, popularity desc, product_id);
create index on catalogue.listing (popularity desc, product_id) where featured;
-- Written in batches and read at once: what waits in a list of its own would be gone through at each read.
create index on catalogue.listing using gin (category_ids) with (fastupdate = off);

-- Products and active items by category and brand; category 0 is the whole catalogue, brand 0 a product without one.
-- Renewed when the catalogue is published.
create table catalogue.kept_count (
  category_id integer not null,
  brand_id integer not null,
  products integer not null,
  items integer not null,
  primary key (category_id, brand_id)
);

-- What a product's row is made of, and the counts: the tables above hold what these say.
create view catalogue.listed as
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
  b.number_ids, b.lows, b.highs
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

create view catalogue.counted as
select c.category_id, coalesce(l.brand_id, 0) as brand_id, count(*)::integer as products,
  sum(l.item_count)::integer as items
from catalogue.listing l cross join unnest(array_prepend(0, l.category_ids)) c(category_id)
group by 1, 2;

insert into catalogue.listing select * from catalogue.listed;
insert into catalogue.kept_count select * from catalogue.counted;

-- How often a product's pages were looked at, by day; nothing of who looked.
create table catalogue.product_view (
  product_id integer not null references catalogue.product on delete cascade,
  day date not null,
  views integer not null,
  primary key (product_id, day)
);
