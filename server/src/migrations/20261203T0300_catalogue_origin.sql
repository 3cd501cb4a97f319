alter table catalogue.product
  add origin text check (origin ~ '^[A-Z]{2}$'); -- the country that it is made in, by ISO 3166-1 alpha-2
alter table catalogue.document add valid_until date; -- a certificate's last day

-- Lists are narrowed by what items have as values: what products say of local content and standard becomes these, too.
-- The import keeps them so, see spread-product-values.store.ts.
insert into catalogue.attribute (code, name_en, name_id, type, unit, position)
select v.* from (values
  ('tkdn_percent', 'Local content (TKDN)', 'TKDN', 'number', '%', 10001),
  ('sni', 'National standard (SNI)', 'Sertifikasi SNI', 'choice', null, 10002)) v
where exists (select from catalogue.product where tkdn_percent is not null or sni is not null)
on conflict (code) do nothing;

insert into catalogue.attribute_choice (attribute_id, name_en, name_id, slug)
select a.id, s.sni, s.sni, coalesce(nullif(s.slug, ''), 'x') || case when s.place > 1 then '_' || s.place else '' end
from catalogue.attribute a cross join (
  select sni, slug, row_number() over (partition by slug order by sni) as place from (
    select distinct sni, left(btrim(
      regexp_replace(lower(catalogue.unaccented(sni)), '[^a-z0-9]+', '-', 'g'), '-'), 80) as slug
    from catalogue.product where sni is not null) d) s
where a.code = 'sni' and a.type = 'choice'
on conflict do nothing;

update catalogue.item i
set value_ids = array(select distinct v from unnest(i.value_ids || k.id) v order by v)
from catalogue.product p, catalogue.attribute a, catalogue.attribute_choice k
where p.id = i.product_id and a.code = 'sni' and a.type = 'choice' and k.attribute_id = a.id and k.name_en = p.sni;

insert into catalogue.item_number (item_id, attribute_id, value)
select i.id, a.id, p.tkdn_percent
from catalogue.item i join catalogue.product p on p.id = i.product_id and p.tkdn_percent is not null
join catalogue.attribute a on a.code = 'tkdn_percent' and a.type = 'number'
on conflict do nothing;

delete from catalogue.listing where product_id in (
  select id from catalogue.product where tkdn_percent is not null or sni is not null);
insert into catalogue.listing select * from catalogue.listed d
where not exists (select from catalogue.listing l where l.product_id = d.product_id);
insert into catalogue.listing_number
select n.* from catalogue.listed_number n join catalogue.listing l using (product_id) on conflict do nothing;
