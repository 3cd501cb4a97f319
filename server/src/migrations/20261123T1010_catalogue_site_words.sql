-- More words that Indonesian buyers type for what catalogues call by the trade's word.
insert into catalogue.synonym (group_id, term)
select distinct (select max(group_id) from catalogue.synonym) + g.place, btrim(term) from (
  select row_number() over () as place, terms from (values
    ('coverall, wearpack, baju terusan, baju bengkel'),
    ('high visibility vest, safety vest, rompi safety, rompi keselamatan, rompi proyek'),
    ('safety sign, rambu k3, rambu safety, rambu keselamatan'),
    ('welding helmet, welding mask, kedok las, topeng las, helm las'),
    ('mcb, miniature circuit breaker, pemutus sirkuit mini'),
    ('tie rod, batang ikat'),
    ('rod end, rod eye, mata batang'),
    ('rod clevis, clevis, garpu batang'),
    ('floating joint, sambungan apung'),
    ('inverted bucket, ember terbalik'),
    ('socket weld, las soket'),
    ('full bore, lubang penuh'),
    ('fuse holder, rumah sekering, rumah sekring'),
    ('cage, sangkar'),
    ('core, inti'),
    ('actuator, aktuator, penggerak')
  ) groups (terms)) g, unnest(string_to_array(g.terms, ',')) term;
